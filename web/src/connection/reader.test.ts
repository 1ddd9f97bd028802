import { describe, expect, it } from "vitest";

import type { Check } from "./check";
import { allFixtures, changes, fixture } from "./fixtures.test-help";
import * as forms from "./forms";
import { newer, readMessage } from "./reader";

/** The forms that the page checks, by the name of the type. */
const CHECKS: Record<string, Check> = {
  Event: forms.event,
  GameTurn: forms.turn,
  Move: forms.move,
  Refusal: forms.refusal,
  ServerMessage: forms.serverMessage,
  Step: forms.step,
};

const examples = allFixtures();

describe("messages", () => {
  it.each(examples.filter(([, type]) => type in CHECKS))("%s is a %s", (path, type) => {
    expect(CHECKS[type]?.(fixture(path))).toBe(true);
  });

  it("covers every kind that a server tells", () => {
    for (const type of Object.keys(CHECKS)) expect(examples.filter(([, other]) => other === type)).not.toEqual([]);
  });

  const messages = examples.filter(([, type]) => type === "ServerMessage");

  it.each(messages)("reads %s as it is", (path) => {
    const message = fixture(path);
    expect(readMessage(JSON.stringify(message))).toMatchObject(message as object);
  });

  it.each(messages)("tells %s from what it might be taken for, without an exception", (path) => {
    const wrong = [...changes(fixture(path))].filter((changed) => readMessage(JSON.stringify(changed)) === undefined);
    expect(wrong).not.toEqual([]);
  });

  it("has the lists that are left out where they are empty", () => {
    const message = readMessage('{"message":"update","update":{"seq":2,"by":1,"event":{"event":"resumed"}}}');
    expect(message).toMatchObject({ update: { steps: [] } });
    const refused = readMessage('{"message":"refused","because":{"refusal":"stale"},"explanation":""}');
    expect(refused).toMatchObject({ missing: [] });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"message":"weather"}',
    '{"message":"update"}',
    '{"message":"update","update":{"seq":"1","event":{"event":"resumed"}}}',
    '{"message":"update","update":{"seq":1,"event":{"event":"exploded"}}}',
    '{"message":"update","update":{"seq":1,"event":{"event":"resumed"},"steps":[{"step":"walked"}]}}',
  ])("%j is none", (text) => {
    expect(readMessage(text)).toBeUndefined();
  });

  it("is a text", () => {
    expect(readMessage(new ArrayBuffer(2))).toBeUndefined();
  });

  it("knows what is new", () => {
    const updates = [4, 2, 3].map((seq) => ({ seq, event: { event: "resumed" as const }, steps: [] }));
    expect(newer(updates, 2).map(({ seq }) => seq)).toEqual([3, 4]);
  });
});
