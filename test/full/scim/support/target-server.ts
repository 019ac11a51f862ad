/** A resource as a target returns it. */
export interface Resource {
  id: string;
  [attribute: string]: unknown;
}

/** A third-party SCIM server and its contents. */
export interface TargetServer {
  readonly url: string;
  readonly token: string;
  stop(): Promise<void>;
}

/** Changes and reads at the target by another client. */
export class TargetClient {
  constructor(private readonly server: TargetServer) {}

  users(): Promise<Resource[]> {
    return this.list('Users');
  }

  groups(): Promise<Resource[]> {
    return this.list('Groups');
  }

  /** The accounts with this user name. */
  async named(userName: string): Promise<Resource[]> {
    return (await this.users()).filter((user) => user.userName === userName);
  }

  create(kind: 'Users' | 'Groups', body: object): Promise<Resource> {
    return this.send('POST', `/${kind}`, body);
  }

  replace(kind: 'Users' | 'Groups', body: Resource): Promise<Resource> {
    return this.send('PUT', `/${kind}/${body.id}`, body);
  }

  private async list(kind: string): Promise<Resource[]> {
    const page = await this.send('GET', `/${kind}?count=1000`);
    return (page as unknown as { Resources?: Resource[] }).Resources ?? [];
  }

  private async send(method: string, path: string, body?: object): Promise<Resource> {
    const response = await fetch(this.server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.server.token}`,
        'content-type': 'application/scim+json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Resource;
  }
}
