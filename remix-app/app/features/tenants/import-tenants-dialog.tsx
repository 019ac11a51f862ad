import { Anchor, FileInput, Group, Stack, Textarea } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { RouteDialog } from '~/components/route-dialog';
import type { ImportState } from '~/server/tenant-import.server';
import { FormAlert } from '../auth/form-alert';
import { SubmitButton } from '../auth/submit-button';
import { useFirstError } from '../auth/use-first-error';
import { ImportResult } from './import-result';

interface Props {
  /** Address of the list below. */
  list: string;
  state: ImportState | undefined;
}

/** Sets many up from a file. First it says what is wrong with which line; then the same is sent. */
export function ImportTenantsDialog({ list, state }: Props) {
  const form = useFirstError(state);
  const result = state?.result ?? null;
  const isReady = !!result && result.errors.length === 0;
  return (
    <RouteDialog title="Import tenants" closesTo={list}>
      <Form method="post" noValidate ref={form} encType="multipart/form-data">
        <Stack gap="md">
          <FormAlert state={state} />
          {result && <ImportResult result={result} />}
          <FileInput
            name="file"
            label="File"
            description="Its first line names the columns: name, domain, adminEmail and, if wanted, plan and status."
            placeholder="Choose a CSV file"
            styles={{ placeholder: { color: 'var(--mantine-color-dimmed)' } }}
            accept=".csv,text/csv"
            clearable
          />
          <Textarea
            name="csv"
            label="Or paste its content"
            placeholder={'name,domain,adminEmail\nAcme,acme.com,it@acme.com'}
            defaultValue={state?.values.csv ?? ''}
            error={state?.errors.csv}
            autosize
            minRows={4}
            maxRows={12}
            spellCheck={false}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
          />
          <Group justify="space-between">
            <Anchor component={Link} to={list} size="sm">
              Cancel
            </Anchor>
            <Group gap="sm">
              <SubmitButton intent="check" variant={isReady ? 'default' : 'filled'}>
                {result ? 'Check again' : 'Check first'}
              </SubmitButton>
              {isReady && (
                <SubmitButton intent="import">
                  {result.rows === 1 ? 'Set up 1 tenant' : `Set up ${result.rows} tenants`}
                </SubmitButton>
              )}
            </Group>
          </Group>
        </Stack>
      </Form>
    </RouteDialog>
  );
}
