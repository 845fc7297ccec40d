import { compareAddress, comparedIds, jobPairs } from '@yantra/domain';
import { useJob, useScope } from '@yantra/state';
import { CompareLink, type CardToolsProps } from '@yantra/ui';
import { usePlace } from '../navigation.tsx';

const listPath = /^\/equipments(?:\/|$)/;

/** Whether cards stand in the list here, where machines are put aside to compare them. */
export function useIsList(isInText = false): boolean {
  const { pathname, query } = usePlace();
  return !isInText && listPath.test(pathname) && query.get('view') !== 'map';
}

/** To a comparison with a machine in it, beside those that the address names: without a script, and until it has come. */
export function ToComparison({ equipment: { id, name } }: Pick<CardToolsProps, 'equipment'>) {
  const { siteUrl } = useScope();
  const others = usePlace().query.get('compare');
  const ids = comparedIds(others ? `${others},${id}` : id);
  return <CompareLink name={name} href={siteUrl + compareAddress(ids, jobPairs(useJob()))} />;
}
