import { Title, type TitleProps } from '@mantine/core';
import { useRouteLoaderData } from '@remix-run/react';

/** The heading of a page, in one size everywhere. */
export function PageTitle(props: Omit<TitleProps, 'order' | 'size' | 'fz'>) {
  return (
    <Title
      order={1}
      fz={24}
      fw={650}
      lh={1.25}
      lts="-0.01em"
      // The name of an object may be one long word.
      style={{ overflowWrap: 'anywhere' }}
      {...props}
    />
  );
}

/**
 * The title of the page from the table of pages, in the language of the page, so that heading and navigation are equal.
 */
export function usePageTitle(): string {
  return (useRouteLoaderData('root') as { title?: string } | undefined)?.title ?? '';
}
