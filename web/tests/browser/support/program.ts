import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Limits that many games from one address do not meet. */
const WITHOUT_LIMITS = [
  "--rooms-in-ten-minutes=100000",
  "--joins-in-ten-minutes=100000",
  "--handshakes-a-minute=100000",
  "--member-messages=10000",
  "--watcher-messages=10000",
  "--wrong-codes=100000",
];

/** The program under test, as `cargo xtask test` names it. */
function program(): string {
  const path = process.env.AEROPLANE_PROGRAM;
  if (path === undefined) throw new Error("AEROPLANE_PROGRAM has to name the program `aeroplane`; `cargo xtask test` does");
  return path;
}

/** A real server with a database of its own. */
export class Server {
  #process: ChildProcess | undefined;
  #port = 0;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async start(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), "aeroplane-")));
    await server.resume();
    return server;
  }

  /** Where the page is. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the program, again at the same address after it was killed. */
  async resume(): Promise<void> {
    const database = join(this.#folder, "aeroplane.db");
    const started = spawn(
      program(),
      ["serve", `--listen=127.0.0.1:${this.#port}`, `--database=sqlite:${database}`, "--log=warn", ...WITHOUT_LIMITS],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    this.#process = started;
    this.#port = await portOf(started);
  }

  /** Ends the program as a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (running?.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, "exit");
  }
}

/** The port at which the program listens: it prints its address once it does. */
async function portOf(started: ChildProcess): Promise<number> {
  if (started.stdout === null) throw new Error("the program has no output");
  for await (const line of createInterface(started.stdout)) {
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`the server did not start, exit code ${started.exitCode ?? "unknown"}`);
}
