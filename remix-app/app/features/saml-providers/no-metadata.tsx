import { Alert } from '@mantine/core';

/** Our own metadata does not answer: an organization that may sign nobody in has none. */
export function NoMetadata() {
  return (
    <Alert role="alert" color="amber" variant="light">
      The certificates can’t be shown right now. An organization that is not active has none; otherwise try
      again in a few seconds.
    </Alert>
  );
}
