import { Alert } from '@mantine/core';

/** Our own metadata does not answer: an organization that may sign nobody in has none. */
export function NoMetadata() {
  return (
    <Alert role="alert" color="amber" variant="light">
      This identity provider does not show its certificates at this moment. It has none while its organization
      may sign nobody in; otherwise try again in a few seconds.
    </Alert>
  );
}
