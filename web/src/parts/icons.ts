/** The small pictures beside words, each as strokes on a field of 24 by 24. They never stand for a word alone. */
export const ICONS = {
  play: "M7 4.5v15l12.5-7.5z",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 2.9-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.3a3.3 3.3 0 0 1 0 6.4M18 13.8c2.2.8 3.5 3 3.5 6.2",
  device: "M7.5 2.5h9a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20V4a1.5 1.5 0 0 1 1.5-1.5M10.5 18.5h3",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5.5 5 12.5 0 18c-5-5.5-5-12.5 0-18",
  eye: "M2.5 12c2.5-4.7 5.7-7 9.5-7s7 2.3 9.5 7c-2.5 4.7-5.7 7-9.5 7s-7-2.3-9.5-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  sliders: "M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  copy: "M9 8.5h10.5v12H9zM15 8.5v-5H4.5v12H9",
  share: "M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5.5 11.5v9h13v-9",
  check: "M4.5 12.5 10 18 19.5 6.5",
  crown: "M3.5 8l4 4L12 5l4.5 7 4-4-1.5 11h-14z",
  robot: "M5.5 9h13v10h-13zM12 9V5M12 5a1 1 0 1 0 0-2M9.5 13v1.5M14.5 13v1.5M3 12.5v3M21 12.5v3",
  plus: "M12 5v14M5 12h14",
  door: "M14 3.5H5.5v17H14M10.5 12H21M17.5 8l4 4-4 4",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5.5l3.5 2",
  signal: "M4 19v-3M9.3 19v-6.5M14.7 19V9M20 19V5",
  waiting: "M20 12a8 8 0 1 1-2.5-5.8M20 3.5v4h-4",
  broken: "M4 19v-3M9.3 19v-6.5M15 12l6 6M21 12l-6 6",
  alert: "M12 3.5 2.5 20h19zM12 10v4.5M12 17v.2",
  menu: "M4 7h16M4 12h16M4 17h16",
  log: "M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1",
  talk: "M4 5h16v11h-9l-4 4v-4H4z",
  undo: "M9 6 4 11l5 5M4 11h9a6 6 0 0 1 6 6v2",
  home: "M4 11.5 12 5l8 6.5M6.5 10v9h11v-9",
  keys: "M3 7h18v10H3zM7 10.5h.1M12 10.5h.1M17 10.5h.1M8 14h8",
  flag: "M6 21V4h11l-2.5 4L17 12H6",
  rules: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h3",
} as const;

/** The name of such a picture. */
export type IconName = keyof typeof ICONS;
