import { createHash, randomBytes } from 'node:crypto';
import { UnprocessableInput } from '../../common/app-error.js';
import { type Picture, readPicture } from './picture.js';

/** A stored logo. */
export interface Logo {
  readonly hash: string;
  readonly picture: Picture;
  readonly bytes: Buffer;
}

/** The URL of a logo, on the product's own origin. */
export function logoUrl(hash: string): string {
  return `/api/v1/logos/${hash}`;
}

/**
 * @param content the file, in base64
 * @throws UnprocessableInput the file is not a supported picture; the message says why
 */
export function readLogo(content: string): Logo {
  const bytes = Buffer.from(content, 'base64');
  const picture = readPicture(bytes);
  if ('problem' in picture) {
    throw new UnprocessableInput([{ field: 'content', code: 'no_picture', message: picture.problem }]);
  }
  const hash = createHash('sha256').update(randomBytes(32)).update(bytes).digest('base64url');
  return { hash, picture, bytes };
}
