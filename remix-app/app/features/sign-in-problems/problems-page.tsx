import { Anchor, Code, List, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { AuthShell } from '~/components/shell/auth-shell';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import type { ProblemList } from './sign-in-problems.server';
import { problemsTexts } from './texts/problems';

/** Every code with its cause, by family. */
export function ProblemsPage({ families }: ProblemList) {
  const t = useTexts(problemsTexts);
  return (
    <AuthShell wide>
      <Stack gap="lg" maw={760} mx="auto">
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" mt={4}>
            {t('about')}
          </Text>
        </div>
        {families.map(({ name, problems }) => (
          <section key={name}>
            <Title order={2} size="h4" mb="xs">
              {name}
            </Title>
            <List spacing={6} listStyleType="none" withPadding={false}>
              {problems.map(({ code, cause }) => (
                <List.Item key={code}>
                  <Anchor component={Link} to={`/docs/sign-in-problems/${code}`}>
                    <Code dir="ltr">{code}</Code>
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {cause}
                  </Text>
                </List.Item>
              ))}
            </List>
          </section>
        ))}
      </Stack>
    </AuthShell>
  );
}
