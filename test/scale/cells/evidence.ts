/** The table that the simulation prints. */
export class Evidence {
  readonly #rows: { readonly name: string; readonly isMet: boolean; readonly detail: string }[] = [];

  /** @param detail what was measured */
  expect(name: string, isMet: boolean, detail: string): void {
    this.#rows.push({ name, isMet, detail });
    console.log(`  ${isMet ? 'ok    ' : 'BROKEN'} ${name}: ${detail}`);
  }

  get broken(): number {
    return this.#rows.filter(({ isMet }) => !isMet).length;
  }

  print(): void {
    console.log('\n| Expectation | Met | Measured |\n|---|---|---|');
    for (const { name, isMet, detail } of this.#rows)
      console.log(`| ${name} | ${isMet ? 'yes' : '**no**'} | ${detail} |`);
  }
}
