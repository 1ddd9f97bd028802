/** The one of some elements whose middle is nearest to a place on the screen. */
export function nearest<Found extends Element>(elements: Iterable<Found>, x: number, y: number): Found | undefined {
  let best: { readonly element: Found; readonly distance: number } | undefined;
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const distance = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (best === undefined || distance < best.distance) best = { element, distance };
  }
  return best?.element;
}
