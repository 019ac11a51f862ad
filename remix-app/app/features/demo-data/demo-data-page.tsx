import type { DemoData } from '@gatehouse/contracts';
import { Alert, Group, Progress, Stack, Text } from '@mantine/core';
import { useRevalidator } from '@remix-run/react';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Disclosure } from '~/components/panel/disclosure';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './demo-data.module.css';
import { demoDataTexts } from './texts/demo-data';

/** How many there are before the removal begins. */
const ORGANIZATIONS = 10;
const EVERY_MS = 1_500;

interface Props {
  data: DemoData;
  state: FormState | undefined;
}

/** What the demo data is, and how it goes. */
export function DemoDataPage({ data, state }: Props) {
  const t = useTexts(demoDataTexts);
  const isMoving = data.status === 'loading' || data.status === 'removing';
  useReading(isMoving);
  return (
    <>
      <PageHeader title={t('title')}>{t('about')}</PageHeader>
      <Stack gap="lg">
        {isMoving && <Moving data={data} />}
        {data.status === 'none' ? <Nothing data={data} /> : <Counts data={data} />}
        {data.status !== 'none' && data.status !== 'removing' && <Removal data={data} state={state} />}
      </Stack>
    </>
  );
}

function Moving({ data: { status, organizations } }: { data: DemoData }) {
  const t = useTexts(demoDataTexts);
  const isRemoving = status === 'removing';
  const done = Math.min(ORGANIZATIONS, isRemoving ? ORGANIZATIONS - organizations : organizations);
  const text = t(isRemoving ? 'removing' : 'loading', { done, total: ORGANIZATIONS });
  return (
    <div role="status">
      <Text mb="xs">{text}</Text>
      <Progress.Root>
        <Progress.Section value={(done / ORGANIZATIONS) * 100} aria-label={text} />
      </Progress.Root>
      <Text size="sm" c="dimmed" mt="xs">
        {t('mayLeave')}
      </Text>
    </div>
  );
}

function Counts({ data }: { data: DemoData }) {
  const t = useTexts(demoDataTexts);
  const formats = useFormats();
  const rows = [
    ['organizations', data.organizations],
    ['people', data.people],
    ['applications', data.applications],
    ['connections', data.connections],
    ['signIns', data.signIns],
  ] as const;
  return (
    <Section title={t('contents')} about={t('contentsAbout')}>
      <dl className={classes.counts}>
        {rows.map(([label, count]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{t(label)}</dt>
            <dd>{formats.number(count)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Asks once more, in the page itself, so that it asks without script too. */
function Removal({ data, state }: Props) {
  const t = useTexts(demoDataTexts);
  return (
    <Section title={t('removal')} about={t('removalAbout')}>
      <FormAlert state={state} />
      {data.keepsSuperadmin && (
        <Alert
          color="amber"
          variant="light"
          mb="md"
          icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
        >
          {t('keepsSuperadmin')}
        </Alert>
      )}
      <Disclosure summary={t('open')} isDangerous>
        <Form method="post">
          <Text mt="md" mb="xs" fw={600}>
            {t('confirm', { organizations: data.organizations, people: data.people })}
          </Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('effect')}
          </Text>
          <Group>
            <SubmitButton intent="remove" color="red">
              {t('remove')}
            </SubmitButton>
          </Group>
        </Form>
      </Disclosure>
    </Section>
  );
}

function Nothing({ data }: { data: DemoData }) {
  const t = useTexts(demoDataTexts);
  return (
    <Alert
      role="status"
      color="brand"
      variant="light"
      icon={<IconInfoCircle size={20} stroke={1.6} aria-hidden="true" />}
      title={t('none')}
    >
      {t(data.accounts.length > 0 ? 'onlySuperadmin' : 'loadAgain')}
    </Alert>
  );
}

/** Without script the page shows what was, until it is loaded again. */
function useReading(isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(revalidate, EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
