import { LOGO } from '@gatehouse/contracts';
import { pictureAnswers } from './texts/pictures';
import { textsOf } from './texts.server';

export type FoundPicture =
  | { ok: true /** The file in base64. */; content: string }
  | { ok: false; problem: string };

/** The file of a form's `PictureField`. The API validates the picture. */
export async function pictureIn(request: Request, form: FormData): Promise<FoundPicture> {
  const t = textsOf(request, pictureAnswers);
  const file = form.get('content');
  if (!(file instanceof File) || file.size === 0) return { ok: false, problem: t('choosePicture') };
  if (file.size > LOGO.maxBytes) {
    return { ok: false, problem: t('tooLarge', { size: Math.ceil(file.size / 1024) }) };
  }
  return { ok: true, content: Buffer.from(await file.arrayBuffer()).toString('base64') };
}
