/** What is spoken: the live regions of the page, which are there before anything is said. */
class Announcer {
  /** Told when whoever listens has heard out what is being said. */
  polite: string = $state("");
  /** Told at once: the clock runs out, it is your turn. */
  urgent: string = $state("");

  announce(text: string, urgency: "polite" | "urgent" = "polite"): void {
    if (text === "") return;
    if (urgency === "urgent") this.urgent = changed(this.urgent, text);
    else this.polite = changed(this.polite, text);
  }
}

/** The text, so that it differs from what the region has: the same again would be no change, and nobody would speak it. */
function changed(present: string, text: string): string {
  return present === text ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
