import { useMemo } from 'react';
import type { NavGroup } from '~/pages';
import { consoleTitles } from '~/server/texts/console-titles';
import { useTexts } from '~/texts/texts-context';
import { navigationTexts } from './texts/navigation';

/** Titles of the table's pages in the language of the reader. */
export interface PageNames {
  /** @param page its path in the table */
  title(page: string): string;
  group(group: NavGroup): string;
}

export function usePageNames(): PageNames {
  const title = useTexts(consoleTitles);
  const navigation = useTexts(navigationTexts);
  return useMemo(
    () => ({
      title,
      group: navigation,
    }),
    [title, navigation],
  );
}
