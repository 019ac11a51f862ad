import { useMantineColorScheme } from '@mantine/core';
import { useNavigate, useSubmit } from '@remix-run/react';
import type { ActionChoice } from './actions';
import { rememberPage } from './recent-pages';

/** Does what was chosen. */
export function useDo(): (does: ActionChoice['does']) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { toggleColorScheme } = useMantineColorScheme();
  return (does) => {
    if (does.kind === 'theme') return toggleColorScheme();
    if (does.kind === 'post') return submit(does.fields, { method: 'post', action: does.path });
    rememberPage(does.path);
    navigate(does.path);
  };
}
