import { useLocale } from '~/components/use-locale';

interface Props {
  of: number;
  /** Beyond this it was not counted: "10,000+" is shown. */
  countedTo?: number;
}

/** A number as the reader writes it. */
export function Amount({ of, countedTo }: Props) {
  const locale = useLocale();
  if (countedTo !== undefined && of > countedTo) return <>{countedTo.toLocaleString(locale)}+</>;
  return <>{of.toLocaleString(locale)}</>;
}
