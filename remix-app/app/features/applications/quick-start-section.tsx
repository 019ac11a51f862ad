import { Alert, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { Code } from './code';
import type { IssuerChoice } from './issuer-choice';
import type { QuickStartView } from './quick-start.server';
import { QuickStartLinks } from './quick-start-links';
import { connectTexts } from './texts/connect';

interface Props {
  quickStart: QuickStartView;
  issuer: IssuerChoice;
}

/** Code for one framework, with the values of this application. */
export function QuickStartSection({ quickStart, issuer }: Props) {
  const t = useTexts(connectTexts);
  const { choices, key, install, files, note } = quickStart;
  return (
    <section className={panel.panel} style={{ maxWidth: 960 }} aria-labelledby="quick-start">
      <h2 id="quick-start" className={panel.panelTitle}>
        {t('quickStart')}
      </h2>
      <p className={panel.panelAbout}>{t('quickStartAbout')}</p>
      {choices.length > 1 && (
        <QuickStartLinks
          choices={choices}
          current={key}
          to={(chosen) =>
            `?${new URLSearchParams({ tab: 'connect', for: chosen, ...(issuer !== 'shared' && { issuer }) })}`
          }
        />
      )}
      <MissingRedirectUri quickStart={quickStart} />
      {install && <CopyField label={t('install')} value={install} />}
      {files.map(({ path, code, tokens }) => (
        <Code key={path} path={path} label={path ?? t('command')} code={code} tokens={tokens} />
      ))}
      <Text className={panel.note}>{t.rich(note, { code: (inner) => <code>{inner}</code> })}</Text>
    </section>
  );
}

function MissingRedirectUri({
  quickStart: { key, label, missingRedirectUri },
}: {
  quickStart: QuickStartView;
}) {
  const t = useTexts(connectTexts);
  if (!missingRedirectUri) return null;
  return (
    <Alert color="amber" variant="light" mb="md">
      <Text size="sm" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {t.rich('missingUri', {
          name: label,
          uri: missingRedirectUri,
          code: (inner) => <code>{inner}</code>,
        })}
      </Text>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="for" value={key} />
        <SubmitButton intent="add-redirect-uri" variant="default" size="sm">
          {t('addUri')}
        </SubmitButton>
      </Form>
    </Alert>
  );
}
