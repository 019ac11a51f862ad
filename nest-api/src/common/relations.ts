/**
 * What a module asks of modules that stand further right, which it cannot import. They register what they answer at the
 * start.
 *
 * @typeParam All what there is to ask, by name
 */
export abstract class Relations<All extends object> {
  private readonly known: Partial<All> = {};

  register(relations: Partial<All>): void {
    Object.assign(this.known, relations);
  }

  protected ask<Name extends keyof All>(name: Name): All[Name] {
    const relation = this.known[name];
    if (!relation) throw new Error(`no module has registered ${String(name)}`);
    return relation as All[Name];
  }
}
