import type { Color, GameTurn, Offer, Setup, Spot, Step } from "../../protocol";
import { speaker } from "../language.svelte";
import { sentences, type Say } from "./arguments";
import { tellFleet, tellPlace, tellTurn } from "./places";
import { previewMove } from "./previews";
import { tellSteps } from "./steps";

const say: Say = (id, values, attribute) => speaker.say(id, values, attribute);

/** What happened, one sentence a step. */
export const tell = (steps: readonly Step[]): string[] => tellSteps(say, steps);

/** What happened, in one paragraph. */
export const tellAll = (steps: readonly Step[]): string => sentences(say, tellSteps(say, steps));

/** What an offered move would do from this position, in one line. */
export const preview = (position: Setup, offer: Offer): string => previewMove(say, position, offer);

/** Where the planes of a seat stand. */
export const fleetInWords = (position: Setup, color: Color): string => tellFleet(say, position, color);

/** Where a spot lies. */
export const placeInWords = (color: Color, spot: Spot): string => tellPlace(say, color, spot);

/** What the game waits for. */
export const turnInWords = (turn: GameTurn): string => tellTurn(say, turn);
