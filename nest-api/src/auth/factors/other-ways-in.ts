import { Injectable } from '@nestjs/common';

/** Whether another module has an authentication method for a user. Joins the open unit of work. */
export type OtherWayIn = (userId: string) => Promise<boolean>;

/** Registry of authentication methods other than the password. */
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
