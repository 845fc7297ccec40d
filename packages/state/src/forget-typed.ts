import { attempt } from '@yantra/domain';

/** The part of web storage needed to find a person's drafts. */
export type SearchedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/**
 * Removes unsent drafts of forms (`yantra.<form>.draft.<shape>.<user>.…`): who logs out at a shared device leaves nothing there. Storage that is forbidden has
 * none.
 */
export function forgetTyped(storage: () => SearchedStorage, userId: string): void {
  attempt(() => {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    const typed = keys.filter((key) => /^yantra\.\w+\.draft\./.test(key) && key.includes(`.${userId}.`));
    for (const key of typed) kept.removeItem(key);
  });
}
