import { Alert, Anchor, List, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import fileField from '~/components/forms/file-field.module.css';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { verifyFileTexts } from './texts/verify-file';
import { type FileReport, VERIFIER, verifyFile } from './verify-file';

const PROBLEMS = {
  not_an_export: 'notAnExport',
  line_unreadable: 'lineUnreadable',
  changed: 'changed',
  removed: 'removed',
  reordered: 'reordered',
  cut_off: 'cutOff',
  head_differs: 'headDiffers',
  foreign_head: 'foreignHead',
  signature_invalid: 'signatureInvalid',
  signature_unreadable: 'signatureInvalid',
  unknown_key: 'unknownKey',
  kept_head_differs: 'keptHeadDiffers',
} as const;

type State = 'none' | 'busy' | 'failed' | FileReport;

/** Verifies an exported audit log. The file never leaves the browser. */
export function VerifyFilePage({ base }: { base: string }) {
  const t = useTexts(verifyFileTexts);
  const id = useId();
  const [state, setState] = useState<State>('none');
  const verify = async (file: File | undefined) => {
    if (!file) return;
    setState('busy');
    setState(await verifyFile(file).catch(() => 'failed' as const));
  };
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4} maw={640}>
            {t('about')}
          </Text>
        </div>
        <Anchor component={Link} to={base} size="sm">
          {t('back')}
        </Anchor>
      </div>
      <section className={panel.panel} aria-labelledby={`${id}-file`}>
        <h2 id={`${id}-file`} className={panel.panelTitle}>
          {t('file')}
        </h2>
        <p className={panel.panelAbout}>{t('fileAbout')}</p>
        <input
          type="file"
          accept=".ndjson,application/x-ndjson"
          aria-labelledby={`${id}-file`}
          className={`needs-script ${fileField.file}`}
          onChange={(event) => verify(event.currentTarget.files?.[0])}
        />
        <div aria-live="polite">
          {state === 'busy' && <Text size="sm">{t('busy')}</Text>}
          {state === 'failed' && <Text size="sm">{t('failed')}</Text>}
          {typeof state === 'object' && <Found report={state} />}
        </div>
      </section>
      <section className={panel.panel} aria-labelledby={`${id}-script`}>
        <h2 id={`${id}-script`} className={panel.panelTitle}>
          {t('script')}
        </h2>
        <p className={panel.panelAbout}>{t('scriptAbout')}</p>
        <Anchor href={VERIFIER} download="verify-audit.mjs" size="sm">
          {t('download')}
        </Anchor>
      </section>
    </>
  );
}

function Found({ report }: { report: FileReport }) {
  const t = useTexts(verifyFileTexts);
  const { isIntact, isComplete, isTrusted, events, first, last, signedAt, problems } = report;
  return (
    <Alert
      mt="md"
      color={isIntact ? 'green' : 'red'}
      variant="light"
      icon={
        isIntact ? (
          <IconShieldCheck size={20} aria-hidden="true" />
        ) : (
          <IconShieldX size={20} aria-hidden="true" />
        )
      }
      title={t(isIntact ? 'intact' : 'altered')}
    >
      {isIntact && <Text size="sm">{t('range', { events, first, last })}</Text>}
      {isIntact && signedAt && <Text size="sm">{t.rich('signed', { at: <When at={signedAt} /> })}</Text>}
      {problems.length > 0 && (
        <List size="sm">
          {problems.slice(0, 20).map(({ kind, n }) => (
            <List.Item key={`${kind} ${n}`}>
              {t(PROBLEMS[kind as keyof typeof PROBLEMS] ?? 'otherProblem', { n: n ?? '' })}
            </List.Item>
          ))}
        </List>
      )}
      {!isComplete && problems.every(({ kind }) => kind !== 'not_an_export') && (
        <Text size="sm">{t('partial', { first })}</Text>
      )}
      {!isTrusted && <Text size="sm">{t('untrusted')}</Text>}
    </Alert>
  );
}
