import { Anchor, Code, List, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AuthShell } from '~/components/shell/auth-shell';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import type { ProblemView } from './sign-in-problems.server';
import { problemTexts } from './texts/problem';

/** What one code means, for whoever met it: the cause, the steps and who can take them. */
export function ProblemPage({ problem }: { problem: ProblemView }) {
  const t = useTexts(problemTexts);
  const { code, person, cause, steps, fixedBy, value } = problem;
  return (
    <AuthShell wide>
      <Stack gap="lg" maw={680} mx="auto">
        <div>
          <PageTitle>{cause}</PageTitle>
          <Text c="dimmed" mt={4}>
            {t.rich('code', { error: code, code: (inner) => <Code dir="ltr">{inner}</Code> })}
          </Text>
        </div>
        <Part title={t('personReads')}>
          <Text>{person}</Text>
        </Part>
        <Part title={t('fix')}>
          <List type="ordered" spacing="xs">
            {steps.map((step) => (
              <List.Item key={step}>{step}</List.Item>
            ))}
          </List>
        </Part>
        <Part title={t('fixedBy')}>
          <Text>{fixedBy}</Text>
        </Part>
        {value && (
          <Part title={t('compared')}>
            <Text>{t('comparedAbout', { value })}</Text>
          </Part>
        )}
        <Anchor component={Link} to="/docs/sign-in-problems">
          {t('all')}
        </Anchor>
      </Stack>
    </AuthShell>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h4" mb={4}>
        {title}
      </Title>
      {children}
    </section>
  );
}
