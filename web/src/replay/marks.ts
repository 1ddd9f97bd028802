import type { Step } from "../protocol";

/** What is worth jumping to in a game. */
export type MarkKind = "capture" | "home" | "withdrawn";

/** A ply at which something happened that is marked beside the scrub bar. */
export interface Mark {
  readonly ply: number;
  readonly kind: MarkKind;
}

/** What the steps of a ply are marked as. */
export function markOf(ply: number, steps: readonly Step[]): Mark | undefined {
  const has = (step: Step["step"]) => steps.some((one) => one.step === step);
  if (has("captured")) return { ply, kind: "capture" };
  if (has("came_home")) return { ply, kind: "home" };
  if (has("withdrawn")) return { ply, kind: "withdrawn" };
  return undefined;
}

/** The next capture after a ply, or the one before it. */
export function captureFrom(marks: readonly Mark[], ply: number, direction: 1 | -1): number | undefined {
  const captures = marks.filter((mark) => mark.kind === "capture").map((mark) => mark.ply);
  return direction === 1 ? captures.find((at) => at > ply) : captures.findLast((at) => at < ply);
}
