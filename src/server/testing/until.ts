/** Resolves when `holds` answers true, asked again and again; the test's own time limit ends what never comes. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await Bun.sleep(5)
}
