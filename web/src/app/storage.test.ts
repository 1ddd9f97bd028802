import { afterEach, describe, expect, it, vi } from "vitest";

import { forgetEverything, keep, recall } from "./storage";

afterEach(() => {
  vi.restoreAllMocks();
  forgetEverything();
});

describe("storage", () => {
  it("keeps values, and forgets them", () => {
    keep("key", { planes: 4 });
    expect(recall("key")).toEqual({ planes: 4 });
    keep("key", undefined);
    expect(recall("key")).toBeUndefined();
  });

  it("takes what it cannot read for nothing", () => {
    window.localStorage.setItem("aeroplane.key", "{");
    expect(recall("key")).toBeUndefined();
  });

  it.each(["setItem", "getItem"] as const)("remembers as long as the page is open where %s fails", (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    if (method === "getItem") {
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    keep("key", [1, 2]);
    expect(recall("key")).toEqual([1, 2]);
    keep("key", "other");
    expect(recall("key")).toBe("other");
  });
});
