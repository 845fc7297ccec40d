import { defineCall } from '../call.ts';

const admin = { method: 'POST', who: 'admin' } as const;

export const getLanding = /* @__PURE__ */ defineCall('getLanding', {
  method: 'GET',
  who: 'anyone',
  publicRead: true,
  path: '/Search/Landing',
  errors: ['landing.none'],
});
export const notePress = /* @__PURE__ */ defineCall('notePress', {
  method: 'POST',
  who: 'anyone',
  isBeacon: true,
  path: '/Search/NotePress',
});
export const getSearchQuality = /* @__PURE__ */ defineCall('getSearchQuality', {
  ...admin,
  path: '/Search/GetQuality',
});
export const getTypeWords = /* @__PURE__ */ defineCall('getTypeWords', {
  ...admin,
  path: '/EquipmentType/GetWords',
  errors: ['equipmentType.unknown'],
});
export const addTypeWord = /* @__PURE__ */ defineCall('addTypeWord', {
  ...admin,
  path: '/EquipmentType/AddWord',
  errors: ['equipmentType.unknown', 'word.taken', 'word.tooMany'],
});
export const removeTypeWord = /* @__PURE__ */ defineCall('removeTypeWord', {
  ...admin,
  path: '/EquipmentType/RemoveWord',
  errors: ['word.unknown'],
});
export const getRankingWeights = /* @__PURE__ */ defineCall('getRankingWeights', {
  ...admin,
  path: '/Search/GetRankingWeights',
});
export const tryRankingWeights = /* @__PURE__ */ defineCall('tryRankingWeights', {
  ...admin,
  path: '/Search/TryRankingWeights',
});
export const setRankingWeights = /* @__PURE__ */ defineCall('setRankingWeights', {
  ...admin,
  path: '/Search/SetRankingWeights',
});
