import { expect, test } from 'vitest';
import { CAPTURED_LABELS, captionOf } from './captured-labels';
import english from './texts/captured/en';

test('each label of the API has a text', () => {
  expect(CAPTURED_LABELS.map((label) => english[captionOf(label) as keyof typeof english])).toEqual(
    CAPTURED_LABELS,
  );
  expect(captionOf('Something new')).toBeNull();
});
