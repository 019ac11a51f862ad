import { Alert, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import type { Difference } from '~/form-state';
import classes from './conflict.module.css';

/** Somebody was faster: what stands now, beside what this person wanted. */
export function Conflict({
  differences,
  what = 'application',
}: {
  differences: readonly Difference[];
  /** What it is that two people changed. */
  what?: string;
}) {
  return (
    <Alert
      role="alert"
      color="amber"
      variant="light"
      icon={<IconGitMerge size={20} stroke={1.6} aria-hidden="true" />}
      title={`Somebody else changed this ${what} in the meantime`}
    >
      <Text size="sm" mb="xs">
        {differences.length > 0
          ? 'Nothing of yours was saved. Saving now puts your values in the place of theirs.'
          : 'They made the same change. There is nothing left to save.'}
      </Text>
      {differences.length > 0 && (
        <table className={classes.conflict}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Now</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, now, yours }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{now || '(empty)'}</td>
                <td>{yours || '(empty)'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Alert>
  );
}
