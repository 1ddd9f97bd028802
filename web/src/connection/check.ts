/** Whether something that came from outside has a form. */
export type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === "string";
export const flag: Check = (value) => typeof value === "boolean";
export const whole: Check = (value) => Number.isSafeInteger(value);

/** One of these texts. */
export function oneOf(...texts: readonly string[]): Check {
  return (value) => typeof value === "string" && texts.includes(value);
}

/** A list in which each thing has that form. */
export function list(each: Check): Check {
  return (value) => Array.isArray(value) && value.every(each);
}

/** What may be missing. */
export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** What may be `null`. */
export function nullable(check: Check): Check {
  return (value) => value === null || check(value);
}

/** One form or another. */
export function either(one: Check, other: Check): Check {
  return (value) => one(value) || other(value);
}

/** An object of which each of these fields has its form. */
export function shape(fields: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(fields);
  return (value) => {
    if (!isObject(value)) return false;
    return entries.every(([name, check]) => check(value[name]));
  };
}

/** An object that says in one field which kind it is, and has the fields of that kind. */
export function kinds(field: string, fieldsOf: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check {
  const checks = new Map(Object.entries(fieldsOf).map(([kind, fields]) => [kind, shape(fields)]));
  return (value) => {
    if (!isObject(value)) return false;
    const kind = value[field];
    return typeof kind === "string" && checks.get(kind)?.(value) === true;
  };
}

/** Whether it is an object with names for its fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
