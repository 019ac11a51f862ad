/**
 * Questions of a module to modules that it cannot import. They register their answers at startup.
 *
 * @typeParam All the questions, by name
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
