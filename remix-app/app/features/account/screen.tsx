import { Stack, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageTitle } from '~/components/shell/page-title';
import classes from './confirm-page.module.css';

interface Props {
  Drawing: TablerIcon;
  title: string;
  /** One or two sentences below the title. */
  about?: ReactNode;
  children?: ReactNode;
}

/** One task in the middle of a simple page. */
export function Screen({ Drawing, title, about, children }: Props) {
  return (
    <Stack gap="lg">
      <span className={classes.icon}>
        <Drawing size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <div>
        <PageTitle>{title}</PageTitle>
        {about && (
          <Text c="dimmed" mt={4}>
            {about}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
