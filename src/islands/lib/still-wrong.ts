type Errors = Record<string, string>

/**
 * What is still said of a form after the field `changed`: `wrong` is what is wrong with it now. A field that is right by
 * now is told of no more; what only the server knew is believed until that field is changed.
 */
export const stillWrong = (said: Errors, wrong: Errors, changed: string): Errors =>
  Object.fromEntries(
    Object.keys(said).flatMap((name) =>
      name in wrong ? [[name, wrong[name]!]] : name === changed ? [] : [[name, said[name]!]],
    ),
  )
