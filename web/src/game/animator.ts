import type { PlaneElements } from "../board/board";
import { centre } from "../board/geometry";
import { HOME_SPOT } from "../generated/board";
import type { Setup } from "../protocol";
import { play, vibrate } from "../sound/sound";
import { type Frame, framesOf, glide, spin } from "./animator-paths";
import type { Beat } from "./beats";
import type { Performer, Showing } from "./director-means";
import { cellOf } from "./legs";
import { type PlaneId, planeKey } from "./planes";
import { type Placement, type Pose, poses, transformOf } from "./poses";

/** How long planes take to make room for one that comes, in milliseconds. */
const MAKE_ROOM = 180;
/** How long a plane takes for the second half of turning over. */
const TURN_OVER = 170;
/** What flies is drawn above all that stands. */
const ABOVE = 300;
/** How much larger than on the ground a plane looks at the greatest height, and its body upon that. */
const NEARER = 0.22;

/**
 * Moves the planes of a board for show, and lets the moves be heard. The board stands already as it is after a beat;
 * animations lead there from where everything stood before, so that ending them at any moment leaves nothing behind.
 */
export class Animator implements Performer {
  #planes: PlaneElements | undefined;
  #animations = new Map<string, Animation[]>();
  #timers = new Set<ReturnType<typeof setTimeout>>();

  onstage(planes: PlaneElements | undefined): void {
    if (planes === undefined) this.finish();
    this.#planes = planes;
  }

  perform(beat: Beat, { time, still, before, after }: Showing): void {
    this.#sound(beat, still ? 0 : time);
    if (still || time <= 0) return;
    const [from, to] = [byKey(before), byKey(after)];
    const { color, planes } = beat;
    const moving = new Set(color === undefined ? [] : planes.map((plane) => planeKey({ color, plane })));
    for (const key of moving) {
      const [start, end] = [from.get(key), to.get(key)];
      if (start !== undefined && end !== undefined) this.#move(beat, start, end, time);
    }
    for (const [key, end] of to) {
      const start = from.get(key);
      if (!moving.has(key) && start !== undefined) this.#makeRoom(start, end, Math.min(MAKE_ROOM, time));
    }
  }

  finish(): void {
    for (const animations of this.#animations.values()) for (const animation of animations) animation.cancel();
    this.#animations.clear();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  yourTurn(): void {
    play("your-turn");
    vibrate();
  }

  #move({ motion, step }: Beat, start: Pose, end: Pose, time: number): void {
    if (motion === undefined) return;
    switch (motion.kind) {
      case "leg": {
        const [first, last] = [motion.leg.cells[0], motion.leg.cells.at(-1)];
        if (first === undefined || last === undefined) return;
        const backwards = step.step === "walked" && step.to < step.from;
        // At home a plane stands in the centre at first; a walk that turns back there begins where the last one ended.
        const from = start.home ? { ...inTheCentre(start), angle: end.angle, scale: end.scale } : start;
        const to = end.home ? { ...inTheCentre(end), scale: from.scale, angle: from.angle } : end;
        const frames = framesOf(motion.leg, from.angle, to.angle, backwards);
        this.#fly(start, frames, time, { from, to, first: centre(first), last: centre(last) });
        return;
      }
      case "captured":
        this.#fly(start, spin(start, end), time, { from: start, to: end, first: start, last: end });
        return;
      case "stacked":
        this.#fly(start, glide(start, end, 0.35), time, { from: start, to: end, first: start, last: end });
        return;
      case "home":
        this.#goHome(end, time);
        return;
    }
  }

  /** From the centre to the own bay, and on the back there. */
  #goHome(end: Pose, time: number): void {
    const from = inTheCentre(end);
    const frames = glide({ ...from, angle: end.angle }, end, 0.5);
    const flown = time * 0.78;
    this.#fly(end, frames, flown, { from, to: end, first: from, last: end });
    const flat = transformOf(end).replace(/scale\(.*\)$/, "scale(0.02, 1)");
    const turning = [{ transform: transformOf(end) }, { transform: flat }];
    this.#later(flown, () => this.#animate(end, turning, time - flown, "ease-in"));
    this.#later(time, () => this.#animate(end, [...turning].reverse(), TURN_OVER, "ease-out"));
  }

  /**
   * Moves a plane along frames. They lead from the middle of one place to that of another; where it stands beside
   * them, as in a fan, its distance is added.
   */
  #fly(
    plane: PlaneId,
    frames: readonly Frame[],
    time: number,
    { from, to, first, last }: { from: Placement; to: Placement; first: Place; last: Place },
  ): void {
    const mixed = (one: number, other: number, at: number) => one + (other - one) * at;
    const placements = frames.map(({ at, x, y, angle, lift, bank, easing }) => ({
      placement: {
        x: x + mixed(from.x - first.x, to.x - last.x, at),
        y: y + mixed(from.y - first.y, to.y - last.y, at),
        angle,
        scale: mixed(from.scale, to.scale, at) * (1 + NEARER * lift),
      },
      bank,
      lift,
      rest: { offset: at, easing },
    }));
    this.#animate(
      plane,
      placements.map(({ placement, bank, rest }) => ({ ...rest, transform: banked(placement, bank) })),
      time,
    );
    const element = this.#planes?.element(plane);
    const parts = placements.map(({ placement, lift, rest }) => ({ lift, angle: placement.angle, rest }));
    for (const part of element?.children ?? []) this.#also(plane, part, framesOfPart(part, parts), time);
    // It takes no time and stays until the plane stands, so that nothing has to be drawn anew because of it.
    this.#also(plane, element, [{ zIndex: ABOVE + plane.plane }], 0);
  }

  #makeRoom(start: Pose, end: Pose, time: number): void {
    const [one, other] = [transformOf(start), transformOf(end)];
    if (one === other || !start.onBoard || !end.onBoard) return;
    this.#animate(end, [{ transform: one }, { transform: other }], time, "ease-out");
  }

  /** Begins an animation of a plane, and ends all others of it. */
  #animate(plane: PlaneId, keyframes: Keyframe[], time: number, easing = "linear"): void {
    const key = planeKey(plane);
    for (const animation of this.#animations.get(key) ?? []) animation.cancel();
    this.#animations.set(key, []);
    this.#also(plane, this.#planes?.element(plane), keyframes, time, easing);
  }

  #also(plane: PlaneId, element: Element | undefined, keyframes: Keyframe[], time: number, easing = "linear"): void {
    if (element === undefined || keyframes.length === 0) return;
    // Whatever has ended stays as it is until the next beat begins: a plane that has come to the centre waits there.
    const animation = element.animate(keyframes, { duration: time, easing, fill: "forwards" });
    this.#animations.get(planeKey(plane))?.push(animation);
  }

  #sound({ sound, step }: Beat, time: number): void {
    if (sound === undefined) return;
    if (step.step !== "walked" || time === 0) {
      play(sound);
      return;
    }
    const cells = Math.abs(step.to - step.from);
    for (let cell = 1; cell <= cells; cell += 1) this.#later((time * (cell - 0.25)) / cells, () => play(sound));
  }

  #later(time: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, time);
    this.#timers.add(timer);
  }
}

type Place = Pick<Placement, "x" | "y">;

function byKey(position: Setup): Map<string, Pose> {
  return new Map(poses(position).map((pose) => [planeKey(pose), pose]));
}

/** The plane in the centre, upright. */
function inTheCentre(pose: Pose): Placement {
  return { ...centre(cellOf(pose.color, HOME_SPOT)), angle: pose.angle, scale: pose.scale };
}

/**
 * How the parts of a plane follow it: the shadow stays behind as the plane rises, what is printed stays upright. These
 * are the transforms that they have at rest, with other numbers; all of them are left to the compositor.
 */
function framesOfPart(part: Element, frames: readonly { lift: number; angle: number; rest: Keyframe }[]): Keyframe[] {
  if (part.classList.contains("shadow")) {
    return frames.map(({ lift, angle, rest }) => ({
      ...rest,
      opacity: 0.3 - 0.12 * lift,
      transform: `rotate(${-angle}deg) translate(${3 + 22 * lift}%, ${6 + 40 * lift}%) rotate(${angle}deg)`,
    }));
  }
  if (part.classList.contains("body")) {
    return frames.map(({ lift, rest }) => ({ ...rest, transform: `scale(${1 + NEARER * lift})` }));
  }
  if (part.classList.contains("print")) {
    return frames.map(({ angle, rest }) => ({ ...rest, transform: `rotate(${-angle}deg)` }));
  }
  return [];
}

/** A plane that leans to a side looks narrower. */
function banked(placement: Placement, bank: number): string {
  const { scale } = placement;
  return transformOf(placement).replace(/scale\(.*\)$/, `scale(${scale * (1 - bank)}, ${scale})`);
}
