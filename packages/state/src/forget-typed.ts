import { attempt } from '@yantra/domain';

/** What of web storage is needed to find what somebody left there. */
export type SearchedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/**
 * Takes away what forms keep of somebody who has typed and not sent it (`yantra.<form>.draft.<shape>.<user>.…`): who logs out at a device of many leaves nothing
 * there. Storage that is forbidden keeps nothing either.
 */
export function forgetTyped(storage: () => SearchedStorage, userId: string): void {
  attempt(() => {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    const typed = keys.filter((key) => /^yantra\.\w+\.draft\./.test(key) && key.includes(`.${userId}.`));
    for (const key of typed) kept.removeItem(key);
  });
}
