import type { CDPSession } from "playwright-core";

/** What came over the network, as it was sent: compressed. */
export class Transfers {
  readonly #loaded = new Map<string, { kind: string; bytes: number }>();

  static async of(session: CDPSession): Promise<Transfers> {
    const transfers = new Transfers();
    session.on("Network.responseReceived", ({ requestId, type }) => {
      transfers.#loaded.set(requestId, { kind: type, bytes: 0 });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const found = transfers.#loaded.get(requestId);
      if (found !== undefined) found.bytes = encodedDataLength;
    });
    await session.send("Network.enable");
    return transfers;
  }

  /** Kilobytes of one kind of resource, such as `Script`; of all kinds without one. */
  kilobytes(kind?: string): number {
    const wanted = [...this.#loaded.values()].filter((one) => kind === undefined || one.kind === kind);
    return wanted.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  }
}
