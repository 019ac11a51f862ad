import { Injectable } from '@nestjs/common';

/** Whether a module further right lets somebody in; joins their unit of work, which is open. */
export type OtherWayIn = (userId: string) => Promise<boolean>;

/** Where modules register how people sign in without a password. */
@Injectable()
export class OtherWaysIn {
  private readonly ways: OtherWayIn[] = [];

  register(way: OtherWayIn): void {
    this.ways.push(way);
  }

  async has(userId: string): Promise<boolean> {
    for (const way of this.ways) if (await way(userId)) return true;
    return false;
  }
}
