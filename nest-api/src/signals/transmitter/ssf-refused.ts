/** A request to the transmitter that is rejected. The message is for the developer of the application. */
export class SsfRefused extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 429,
    readonly error: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export function invalid(message: string): SsfRefused {
  return new SsfRefused(400, 'invalid_request', message);
}

export function noStream(): SsfRefused {
  return new SsfRefused(404, 'not_found', 'The application has no stream with this ID');
}
