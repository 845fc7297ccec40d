/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
/** What may be said of the fields of each call. */
export interface FieldCodes {
  addNewCategory: 'active.invalid' | 'colour.invalid' | 'colour.required' | 'name.enter' | 'text.tooLong';
  getCategories: never;
  updateCategory:
    | 'active.invalid'
    | 'colour.invalid'
    | 'colour.required'
    | 'deleted.invalid'
    | 'id.invalid'
    | 'name.enter'
    | 'text.tooLong'
    | 'version.list';
  updateCustomer:
    | 'birthDate.invalid'
    | 'birthDate.tooYoung'
    | 'cin.invalid'
    | 'date.invalid'
    | 'email.invalid'
    | 'firstName.required'
    | 'gstin.check'
    | 'gstin.form'
    | 'gstin.invalid'
    | 'gstin.otherPan'
    | 'gstin.otherState'
    | 'gstin.pan'
    | 'gstin.state'
    | 'pan.invalid'
    | 'phone.invalid'
    | 'pinCode.invalid'
    | 'text.line'
    | 'text.tooLong'
    | 'user.noId'
    | 'user.required'
    | 'version.profile'
    | 'website.invalid';
  getOutbox: 'email.invalid' | 'phone.invalid';
  getCategoryDropDown: never;
  getEquipmentTypeDropDown: never;
  getMfgYearDropDown: never;
  getRegionDropDown: never;
  embedEvent: 'partnerKey.invalid' | 'path.invalid' | 'widget.unknown';
  getLeadReceipt: 'partnerKey.invalid' | 'path.invalid' | 'widget.unknown';
  addEquipmentRating:
    | 'machine.noId'
    | 'machine.required'
    | 'rating.noHalves'
    | 'rating.required'
    | 'rating.tooHigh'
    | 'text.tooLong';
  addEquipmentPictures:
    | 'image.invalid'
    | 'image.tooLong'
    | 'images.required'
    | 'images.tooMany'
    | 'machine.noId'
    | 'machines.required'
    | 'machines.tooMany';
  answerEquipmentRating: 'rating.noId' | 'text.line' | 'text.tooLong';
  deleteEquipment: 'machine.noId' | 'machine.required';
  getActiveSubscriptionEquipments:
    | 'bounds.invalid'
    | 'bounds.southAboveNorth'
    | 'bounds.westBeyondEast'
    | 'city.invalid'
    | 'city.tooLong'
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'discountFilter.invalid'
    | 'equipmentTypes.tooMany'
    | 'exact.invalid'
    | 'facets.invalid'
    | 'greatestSize.invalid'
    | 'highestPrice.invalid'
    | 'id.invalid'
    | 'insurance.invalid'
    | 'latitude.invalid'
    | 'leastSize.invalid'
    | 'longitude.invalid'
    | 'lowestPrice.invalid'
    | 'near.invalid'
    | 'page.beyondReach'
    | 'page.invalid'
    | 'partnerKey.invalid'
    | 'radius.invalid'
    | 'radius.tooLarge'
    | 'radius.tooSmall'
    | 'rentalHours.invalid'
    | 'search.noObject'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.unknown'
    | 'supplier.invalid'
    | 'supplier.tooLong'
    | 'zone.invalid'
    | 'zone.tooLong';
  getAskedRents: 'city.required' | 'id.invalid' | 'state.required' | 'text.tooLong';
  getEquipmentById: 'machine.noId' | 'machine.required';
  getEquipmentBySubscriptionId: 'purchase.noId';
  getOwnerEquipments:
    | 'id.invalid'
    | 'page.invalid'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.column'
    | 'status.unknown';
  getRecentViewedEquipment: 'page.invalid' | 'searchTerm.invalid' | 'searchTerm.tooLong' | 'sort.column';
  getSupplierDetails: 'machine.noId' | 'machine.required';
  importEquipments:
    | 'category.noneSuch'
    | 'category.notOfType'
    | 'city.elsewhere'
    | 'city.unknownInState'
    | 'equipmentType.didYouMean'
    | 'equipmentType.noneSuch'
    | 'import.empty'
    | 'import.tooManyRows'
    | 'marker.elsewhere'
    | 'pinCode.elsewhere'
    | 'place.abroad'
    | 'rentalValue.unclear'
    | 'state.other'
    | 'workingHours.range'
    | 'yearOfMfg.range'
    | 'yearOfMfg.toCome';
  removeEquipmentRating:
    | 'machine.noId'
    | 'machine.required'
    | 'rating.noHalves'
    | 'rating.required'
    | 'rating.tooHigh'
    | 'text.tooLong';
  searchEquipments:
    | 'bounds.invalid'
    | 'bounds.southAboveNorth'
    | 'bounds.westBeyondEast'
    | 'city.invalid'
    | 'city.tooLong'
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'discountFilter.invalid'
    | 'equipmentTypes.tooMany'
    | 'exact.invalid'
    | 'facets.invalid'
    | 'greatestSize.invalid'
    | 'highestPrice.invalid'
    | 'id.invalid'
    | 'insurance.invalid'
    | 'latitude.invalid'
    | 'leastSize.invalid'
    | 'longitude.invalid'
    | 'lowestPrice.invalid'
    | 'near.invalid'
    | 'page.beyondReach'
    | 'page.invalid'
    | 'partnerKey.invalid'
    | 'radius.invalid'
    | 'radius.tooLarge'
    | 'radius.tooSmall'
    | 'rentalHours.invalid'
    | 'search.noObject'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.unknown'
    | 'supplier.invalid'
    | 'supplier.tooLong'
    | 'zone.invalid'
    | 'zone.tooLong';
  updateEquipment:
    | 'address.required'
    | 'answer.invalid'
    | 'capacity.invalid'
    | 'categories.tooMany'
    | 'category.notOfType'
    | 'category.required'
    | 'choice.invalid'
    | 'city.elsewhere'
    | 'city.required'
    | 'city.unknownInState'
    | 'country.required'
    | 'discount.invalid'
    | 'equipmentType.required'
    | 'equipmentTypeName.line'
    | 'id.invalid'
    | 'image.invalid'
    | 'image.tooLong'
    | 'images.required'
    | 'latitude.invalid'
    | 'longitude.invalid'
    | 'machine.noId'
    | 'machine.required'
    | 'marker.elsewhere'
    | 'modelNumber.required'
    | 'name.required'
    | 'number.tooLarge'
    | 'phone.invalid'
    | 'phone.required'
    | 'pinCode.elsewhere'
    | 'pinCode.invalid'
    | 'place.abroad'
    | 'rentalType.unknown'
    | 'rentalValue.required'
    | 'size.invalid'
    | 'state.other'
    | 'state.required'
    | 'status.unknown'
    | 'text.tooLong'
    | 'version.machine'
    | 'video.invalid'
    | 'workingHours.required'
    | 'yearOfMfg.required'
    | 'yearOfMfg.toCome';
  updateEquipmentRating:
    | 'machine.noId'
    | 'machine.required'
    | 'rating.noHalves'
    | 'rating.required'
    | 'rating.tooHigh'
    | 'text.tooLong';
  addEquipment:
    | 'address.required'
    | 'answer.invalid'
    | 'capacity.invalid'
    | 'categories.tooMany'
    | 'category.notOfType'
    | 'category.required'
    | 'choice.invalid'
    | 'city.elsewhere'
    | 'city.required'
    | 'city.unknownInState'
    | 'country.required'
    | 'discount.invalid'
    | 'equipmentType.required'
    | 'equipmentTypeName.line'
    | 'id.invalid'
    | 'image.invalid'
    | 'image.tooLong'
    | 'images.required'
    | 'latitude.invalid'
    | 'longitude.invalid'
    | 'marker.elsewhere'
    | 'modelNumber.required'
    | 'name.required'
    | 'number.tooLarge'
    | 'phone.invalid'
    | 'phone.required'
    | 'pinCode.elsewhere'
    | 'pinCode.invalid'
    | 'place.abroad'
    | 'rentalType.unknown'
    | 'rentalValue.required'
    | 'size.invalid'
    | 'state.other'
    | 'state.required'
    | 'status.unknown'
    | 'text.tooLong'
    | 'video.invalid'
    | 'workingHours.required'
    | 'yearOfMfg.required'
    | 'yearOfMfg.toCome';
  getAllEquipments:
    | 'bounds.invalid'
    | 'bounds.southAboveNorth'
    | 'bounds.westBeyondEast'
    | 'city.invalid'
    | 'city.tooLong'
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'discountFilter.invalid'
    | 'equipmentTypes.tooMany'
    | 'exact.invalid'
    | 'facets.invalid'
    | 'greatestSize.invalid'
    | 'highestPrice.invalid'
    | 'id.invalid'
    | 'insurance.invalid'
    | 'latitude.invalid'
    | 'leastSize.invalid'
    | 'longitude.invalid'
    | 'lowestPrice.invalid'
    | 'near.invalid'
    | 'page.beyondReach'
    | 'page.invalid'
    | 'partnerKey.invalid'
    | 'radius.invalid'
    | 'radius.tooLarge'
    | 'radius.tooSmall'
    | 'rentalHours.invalid'
    | 'search.noObject'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.unknown'
    | 'supplier.invalid'
    | 'supplier.tooLong'
    | 'zone.invalid'
    | 'zone.tooLong';
  getEveryEquipment:
    | 'id.invalid'
    | 'page.invalid'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.column'
    | 'status.unknown';
  addEquipmentType:
    | 'active.invalid'
    | 'categories.tooMany'
    | 'deleted.invalid'
    | 'fact.twice'
    | 'fact.unknown'
    | 'id.invalid'
    | 'name.enter'
    | 'range.invalid'
    | 'text.line'
    | 'text.tooLong'
    | 'unit.unknown';
  addTypeWord: 'id.invalid' | 'text.tooLong' | 'word.required';
  getEquipmentTypes: never;
  getTypeWords: 'id.invalid';
  removeTypeWord: 'id.invalid';
  updateEquipmentType:
    | 'active.invalid'
    | 'categories.tooMany'
    | 'deleted.invalid'
    | 'fact.twice'
    | 'fact.unknown'
    | 'id.invalid'
    | 'name.enter'
    | 'range.invalid'
    | 'text.line'
    | 'text.tooLong'
    | 'unit.unknown'
    | 'version.list';
  geocode: 'cityId.invalid' | 'cityId.tooLong' | 'place.invalid';
  reverseGeocode: 'latitude.invalid' | 'longitude.invalid';
  uploadImage: 'file.required';
  getLeads: 'machine.noId' | 'page.invalid' | 'searchTerm.invalid' | 'searchTerm.tooLong' | 'sort.column';
  openLead: 'lead.noId' | 'lead.required';
  submitRequirement:
    | 'category.select'
    | 'city.unknown'
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'consent.required'
    | 'details.tooLong'
    | 'email.invalid'
    | 'fullName.required'
    | 'fullName.tooLong'
    | 'jobDays.invalid'
    | 'jobFrom.invalid'
    | 'jobHours.invalid'
    | 'jobOperator.unknown'
    | 'leadReceipt.invalid'
    | 'phone.invalid'
    | 'requestKey.invalid'
    | 'requirement.noObject'
    | 'text.line'
    | 'text.tooLong';
  updateLead: 'lead.noId' | 'lead.required' | 'text.tooLong';
  changePassword: 'password.required' | 'password.tooLong' | 'password.weak';
  endSession: never;
  forgotPassword: 'phone.invalid';
  getSessions: never;
  logIn: 'password.required' | 'password.tooLong' | 'phone.invalid';
  logOut: never;
  logOutEverywhere: never;
  refreshSession: never;
  resetPassword: 'code.handle' | 'password.weak' | 'phone.invalid';
  signUp:
    | 'cin.invalid'
    | 'code.handle'
    | 'email.invalid'
    | 'firstName.required'
    | 'lastName.line'
    | 'organization.required'
    | 'password.weak'
    | 'phone.invalid'
    | 'text.line'
    | 'text.tooLong'
    | 'website.invalid';
  getMapTiles: never;
  getViewport:
    | 'bounds.invalid'
    | 'bounds.southAboveNorth'
    | 'bounds.westBeyondEast'
    | 'city.invalid'
    | 'city.tooLong'
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'discountFilter.invalid'
    | 'equipmentTypes.tooMany'
    | 'exact.invalid'
    | 'facets.invalid'
    | 'greatestSize.invalid'
    | 'highestPrice.invalid'
    | 'id.invalid'
    | 'insurance.invalid'
    | 'latitude.invalid'
    | 'leastSize.invalid'
    | 'longitude.invalid'
    | 'lowestPrice.invalid'
    | 'near.invalid'
    | 'page.invalid'
    | 'partnerKey.invalid'
    | 'radius.invalid'
    | 'radius.tooLarge'
    | 'radius.tooSmall'
    | 'rentalHours.invalid'
    | 'search.noObject'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.unknown'
    | 'supplier.invalid'
    | 'supplier.tooLong'
    | 'zone.invalid'
    | 'zone.tooLong'
    | 'zoom.invalid';
  addPushDevice: 'push.invalid';
  getChoices: never;
  getDeadMessages: 'page.invalid' | 'searchTerm.invalid' | 'searchTerm.tooLong' | 'sort.column';
  getNotifications: 'id.invalid';
  getPushDevices: never;
  markRead: 'id.invalid';
  removePushDevice: 'push.invalid';
  retryMessages: 'id.invalid';
  setChoices: 'choice.invalid';
  getActivity: 'machine.noId';
  getMarket: 'cityId.invalid' | 'cityId.tooLong';
  getOverview: never;
  getPartnerFigures: 'owner.required' | 'user.noId';
  addPartnerKey:
    | 'name.enter'
    | 'name.line'
    | 'origin.invalid'
    | 'origins.required'
    | 'origins.tooMany'
    | 'partnerKey.noObject'
    | 'text.tooLong';
  getPartnerKeys: 'owner.required' | 'user.noId';
  revokePartnerKey: 'partnerKey.noId';
  updatePartnerKey:
    | 'name.enter'
    | 'name.line'
    | 'origin.invalid'
    | 'origins.required'
    | 'origins.tooMany'
    | 'partnerKey.noId'
    | 'text.tooLong';
  getCreditNote: 'purchase.noId';
  getOrder: 'order.required';
  getOwnPayments: 'page.invalid' | 'searchTerm.invalid' | 'searchTerm.tooLong' | 'sort.column';
  getPayments: 'page.invalid' | 'searchTerm.invalid' | 'searchTerm.tooLong' | 'sort.column';
  getUpgradeQuote: 'id.invalid' | 'period.unknown' | 'purchase.noId';
  getReceipt: 'purchase.noId';
  verifyPayment: 'order.required';
  paymentWebhook: never;
  startPayment:
    | 'amount.required'
    | 'id.invalid'
    | 'machines.noId'
    | 'machines.onOthers'
    | 'machines.required'
    | 'machines.tooMany'
    | 'period.unknown'
    | 'purchase.noId';
  getCounts: 'cityId.invalid' | 'cityId.tooLong' | 'cityIds.tooMany' | 'everyCity.invalid';
  getSearchQuality: 'days.invalid';
  getRankingWeights: never;
  getLanding: 'citySlug.invalid' | 'kind.invalid';
  notePress: 'position.invalid' | 'searchTerm.invalid' | 'searchTerm.required';
  setRankingWeights: 'weight.invalid';
  suggest: 'cityId.invalid' | 'cityId.tooLong' | 'limit.invalid' | 'searchTerm.empty' | 'searchTerm.tooLong';
  tryRankingWeights: 'cityId.invalid' | 'cityId.tooLong' | 'weight.invalid';
  addNewSubscription:
    | 'active.invalid'
    | 'equipmentCount.invalid'
    | 'name.required'
    | 'planCap.invalid'
    | 'planDiscount.invalid'
    | 'price.invalid'
    | 'text.line'
    | 'text.tooLong';
  addUserPurchaseSubs: 'order.required';
  getPurchasedSubscriptions: 'user.noId';
  getSubscriptionById: 'id.invalid';
  getSubscriptions: never;
  updatePurchaseSelection:
    | 'machines.noId'
    | 'machines.onOthers'
    | 'machines.required'
    | 'machines.tooMany'
    | 'move.invalid'
    | 'purchase.noId';
  updateSubscriptionPlan:
    | 'active.invalid'
    | 'equipmentCount.invalid'
    | 'id.invalid'
    | 'name.required'
    | 'planCap.invalid'
    | 'planDiscount.invalid'
    | 'price.invalid'
    | 'text.line'
    | 'text.tooLong'
    | 'version.plan';
  changeEmail: 'code.handle' | 'email.invalid';
  changePhone: 'code.handle' | 'phone.invalid';
  deleteAccount: 'password.required';
  exportData: 'password.required';
  getUserDetails: 'user.noId' | 'user.required';
  getUsersList: 'page.invalid' | 'role.unknown' | 'searchTerm.invalid' | 'searchTerm.tooLong' | 'sort.column';
  updateUserDetail:
    | 'birthDate.invalid'
    | 'birthDate.tooYoung'
    | 'choice.invalid'
    | 'cin.invalid'
    | 'date.invalid'
    | 'email.invalid'
    | 'firstName.required'
    | 'gstin.check'
    | 'gstin.form'
    | 'gstin.invalid'
    | 'gstin.otherPan'
    | 'gstin.otherState'
    | 'gstin.pan'
    | 'gstin.state'
    | 'pan.invalid'
    | 'phone.invalid'
    | 'pinCode.invalid'
    | 'text.line'
    | 'text.tooLong'
    | 'version.profile'
    | 'website.invalid';
  generateOtpForNewEmail: 'email.invalid' | 'password.required' | 'password.tooLong';
  generateOtpForNewPhone: 'password.required' | 'password.tooLong' | 'phone.invalid';
  generateOtp: 'phone.invalid';
  verifyOtp: 'code.handle' | 'code.invalid';
}
