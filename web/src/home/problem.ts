import { text } from "../language/language.svelte";
import type { ProblemKind } from "../protocol";

/** What went wrong with a request, in words. */
export function problemText(problem: ProblemKind | "offline", retryAfter: number | undefined): string {
  if (problem === "too_many") {
    return text("home-problem-too_many", { minutes: Math.max(1, Math.ceil((retryAfter ?? 60_000) / 60_000)) });
  }
  return text(`home-problem-${problem}`);
}
