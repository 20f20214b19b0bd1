type Errors = Record<string, string>

/**
 * Returns the errors to show after the field `changed`; `wrong` has the current errors. Valid fields lose their error. An
 * error that only the server can find stays until its field changes.
 */
export const errorsStillToFix = (said: Errors, wrong: Errors, changed: string): Errors =>
  Object.fromEntries(
    Object.keys(said).flatMap((name) =>
      name in wrong ? [[name, wrong[name]!]] : name === changed ? [] : [[name, said[name]!]],
    ),
  )
