import { Button, Loader, Stack, Text } from '@mantine/core';
import type { WorkStep as Step } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { ScriptTexts } from '~/unhydrated/script-texts';
import solver from '~/unhydrated/work-solver?worker&url';
import { Form } from './form';
import { workTexts } from './texts/work';

/** In place of a form that was sent: `unhydrated/work.ts` solves its challenge and sends it again. */
export function WorkStep({ work }: { work: Step }) {
  const t = useTexts(workTexts);
  return (
    <Form
      method="post"
      noValidate
      isDraft={false}
      data-work={JSON.stringify(work.challenge)}
      data-work-solver={solver}
    >
      <input type="hidden" name="sealed" value={work.sealed} />
      <input type="hidden" name="proofOfWork" />
      <ScriptTexts texts={{ running: t('running'), still: t('still'), done: t('done'), failed: '' }} />
      <Stack gap="md">
        <Text fw={600}>{t('title')}</Text>
        <Text>{t('about')}</Text>
        <div data-work-busy hidden aria-hidden="true">
          <Loader size="sm" />
        </div>
        <Text role="status" c="dimmed" data-work-status />
        <template data-work-wait>
          <Waiting seconds={work.waitSeconds} />
        </template>
        <noscript>
          <Waiting seconds={work.waitSeconds} />
        </noscript>
      </Stack>
    </Form>
  );
}

/** For browsers without script, or without Web Crypto. */
function Waiting({ seconds }: { seconds: number }) {
  const t = useTexts(workTexts);
  return (
    <Stack gap="md">
      <Text role="alert">{t('waiting', { seconds })}</Text>
      <Button type="submit" size="md" fullWidth>
        {t('proceed')}
      </Button>
    </Stack>
  );
}
