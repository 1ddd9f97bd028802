// Checks every fixture against its TypeScript type and its JSON schema, and that both refuse what is broken.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";

const here = dirname(fileURLToPath(import.meta.url));
const read = (path) => JSON.parse(readFileSync(join(here, path), "utf8"));

/** Each fixture with its path and the name of its type. */
const fixtures = Object.entries(read("../fixtures/index.json")).map(([path, type]) => ({
  path,
  type,
  value: read(`../fixtures/${path}`),
}));

/** Values that are no longer of the fixture's type: with a field more, and with each of its fields spoilt. */
const broken = (value) => [
  { ...value, nobody_knows_this: true },
  ...Object.keys(value).map((field) => ({ ...value, [field]: null })),
];

function checkTypes() {
  const types = [...new Set(fixtures.map(({ type }) => type))].sort();
  const lines = [`import type { ${types.join(", ")} } from "../protocol.js";`];
  let count = 0;
  // One line a value, since an expected error is expected in the next line alone.
  const declare = (type, value) => lines.push(`export const _${count++}: ${type} = ${JSON.stringify(value)};`);
  for (const { path, type, value } of fixtures) {
    lines.push(`// ${path}`);
    declare(type, value);
    for (const wrong of broken(value)) {
      lines.push("// @ts-expect-error");
      declare(type, wrong);
    }
  }
  mkdirSync(join(here, "checked"), { recursive: true });
  writeFileSync(join(here, "checked", "fixtures.ts"), `${lines.join("\n")}\n`);
  const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin", "tsc");
  const { status } = spawnSync(process.execPath, [compiler, "--project", here], { stdio: "inherit" });
  if (status !== 0) {
    throw new Error("the fixtures and protocol.ts do not fit each other; the lines are in checked/fixtures.ts");
  }
}

function checkSchemas() {
  const document = read("../../../docs/openapi.json");
  const schemas = new Ajv2020({ strict: false });
  schemas.addSchema(document, "openapi");
  // Formats such as uint32 say how many bits a number has; the limits stand beside them.
  for (const format of ["uint8", "uint16", "uint32", "uint64", "int16", "int32", "int64"]) {
    schemas.addFormat(format, true);
  }
  let checked = 0;
  for (const { path, type, value } of fixtures.filter(({ type }) => type in document.components.schemas)) {
    const matches = schemas.getSchema(`openapi#/components/schemas/${type}`);
    if (!matches(value)) {
      throw new Error(`${path} does not fit the schema of ${type}: ${schemas.errorsText(matches.errors)}`);
    }
    for (const wrong of broken(value)) {
      if (matches(wrong)) {
        throw new Error(`the schema of ${type} lets through ${JSON.stringify(wrong)}`);
      }
    }
    checked += 1;
  }
  return checked;
}

try {
  checkTypes();
  console.log(`${fixtures.length} fixtures are of their types, ${checkSchemas()} fit their schemas`);
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
