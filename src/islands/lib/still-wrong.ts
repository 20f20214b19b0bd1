type Errors = Record<string, string>

/**
 * Errors to show after the field `changed`; `wrong` has the current errors. Fields that are right lose their error; an
 * error that only the server can find stays until its field is changed.
 */
export const stillWrong = (said: Errors, wrong: Errors, changed: string): Errors =>
  Object.fromEntries(
    Object.keys(said).flatMap((name) =>
      name in wrong ? [[name, wrong[name]!]] : name === changed ? [] : [[name, said[name]!]],
    ),
  )
