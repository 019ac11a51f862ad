import { useFormats, useTexts } from '~/texts/texts-context';
import { signInMethodTexts } from './texts/sign-in-methods';

/** The text of each authentication method. Source of the values: RFC 8176. */
const KEYS = {
  pwd: 'pwd',
  otp: 'otp',
  hwk: 'passkey',
  swk: 'passkey',
  fed: 'fed',
  email: 'email',
} as const;

/** Returns "password and code". */
export function useSignInMethods(): (methods: readonly string[]) => string {
  const t = useTexts(signInMethodTexts);
  const formats = useFormats();
  return (methods) => {
    const keys = methods.flatMap((method) => KEYS[method as keyof typeof KEYS] ?? []);
    return formats.list([...new Set(keys)].map((key) => t(key))) || t('other');
  };
}

export function SignInMethods({ of }: { of: readonly string[] }) {
  return useSignInMethods()(of);
}
