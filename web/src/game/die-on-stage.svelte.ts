import type { Color, Setup, Step } from "../protocol";
import type { ShownDie } from "./stage";

/** The die of a stage: whose it is, what it shows, and whether that was seen. */
export class DieOnStage {
  #shown: ShownDie | undefined = $state.raw();
  /** Whether it lies there with a value that nobody saw it come to, and that waits for an answer. */
  unseen = false;

  get shown(): ShownDie | undefined {
    return this.#shown;
  }

  /** It lies as in a position. */
  lie(position: Setup | undefined): void {
    this.#shown = position && { color: position.turn, value: position.roll, rolling: false };
    this.unseen = false;
  }

  /** It tumbles until somebody says what it shows. Returns how to let it lie as before, if nobody does. */
  tumble(color: Color): () => void {
    const before = this.#shown;
    this.#shown = { color, value: undefined, rolling: true };
    return () => {
      if (this.#shown?.rolling !== true || this.#shown.value !== undefined) return;
      this.#shown = before && { ...before, rolling: false };
    };
  }

  /** A step is shown: it comes to rest in so many milliseconds where it was rolled. */
  begin(step: Step, rest: number): void {
    if (step.step === "rolled") this.#shown = { color: step.color, value: step.roll, rolling: true, rest };
    this.#turn(step);
    this.unseen = false;
  }

  /** A step is carried out without being shown. */
  pass(step: Step): void {
    this.end(step);
    this.#turn(step);
    if (step.step === "rolled") this.unseen = true;
    if (step.step === "turn_passed" || step.step === "roll_again" || step.step === "over") this.unseen = false;
  }

  /** A step has been shown. */
  end(step: Step): void {
    if (step.step === "rolled") this.#shown = { color: step.color, value: step.roll, rolling: false };
  }

  /** It is left as it is to be: what it shows is known. */
  halt(): void {
    const shown = this.#shown;
    if (shown?.rolling === true && shown.value !== undefined) this.#shown = { ...shown, rolling: false };
  }

  /** It belongs to whoever rolls next, and shows nothing until then. */
  #turn(step: Step): void {
    if (step.step === "turn_passed") this.#shown = { color: step.to, value: undefined, rolling: false };
    if (step.step === "roll_again") this.#shown = { color: step.color, value: undefined, rolling: false };
  }
}
