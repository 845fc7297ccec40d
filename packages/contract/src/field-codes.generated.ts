/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
/** What may be said of the fields of each call. */
export interface FieldCodes {
  checkAuditLog: never;
  exportAuditLog: 'auditFilter.invalid' | 'searchTerm.invalid' | 'searchTerm.tooLong';
  getAuditCheck: never;
  getAuditLog: 'auditFilter.invalid' | 'searchTerm.invalid' | 'searchTerm.tooLong';
  addCommitment:
    | 'amount.required'
    | 'bufferDays.invalid'
    | 'choice.invalid'
    | 'date.invalid'
    | 'days.order'
    | 'days.tooFar'
    | 'days.tooMany'
    | 'hold.end'
    | 'machine.noId'
    | 'machine.required'
    | 'machineUnit.unknown'
    | 'moment.invalid'
    | 'number.tooLarge'
    | 'text.line'
    | 'text.tooLong'
    | 'units.invalid';
  changeCommitment:
    | 'amount.required'
    | 'bufferDays.invalid'
    | 'choice.invalid'
    | 'date.invalid'
    | 'days.order'
    | 'days.tooFar'
    | 'days.tooMany'
    | 'hold.end'
    | 'machineUnit.unknown'
    | 'moment.invalid'
    | 'number.tooLarge'
    | 'text.line'
    | 'text.tooLong'
    | 'units.invalid'
    | 'version.list';
  freeCommitment: 'version.list';
  getAvailability: 'date.invalid' | 'days.invalid' | 'machine.noId' | 'machine.required';
  getCalendars: never;
  getFleet: 'date.invalid' | 'days.invalid' | 'machine.noId' | 'page.invalid' | 'searchTerm.invalid' | 'text.tooLong';
  makeCalendar: 'machine.noId' | 'text.line' | 'text.tooLong';
  putBackCommitment: 'version.list';
  revokeCalendar: never;
  setUnits: 'bufferDays.invalid' | 'machine.noId' | 'machine.required' | 'units.invalid';
  addNewCategory:
    | 'active.invalid'
    | 'colour.invalid'
    | 'colour.required'
    | 'gstPercent.invalid'
    | 'name.enter'
    | 'text.tooLong';
  getCategories: never;
  mergeCategories: 'choice.invalid' | 'id.invalid' | 'version.list';
  updateCategory:
    | 'active.invalid'
    | 'colour.invalid'
    | 'colour.required'
    | 'deleted.invalid'
    | 'gstPercent.invalid'
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
  acceptQuote: 'code.handle' | 'code.invalid';
  addMessagePicture: 'file.required';
  askForQuote:
    | 'category.select'
    | 'choice.invalid'
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
    | 'latitude.invalid'
    | 'leadReceipt.invalid'
    | 'longitude.invalid'
    | 'machine.noId'
    | 'machine.required'
    | 'near.invalid'
    | 'phone.invalid'
    | 'requestKey.invalid'
    | 'requirement.noObject'
    | 'text.line'
    | 'text.tooLong';
  changeDeal: 'choice.invalid' | 'reason.required' | 'text.line' | 'text.tooLong' | 'version.deal';
  closePage: never;
  confirmRequirement: 'code.handle' | 'code.invalid';
  getAgreement: never;
  getConversation: 'position.invalid';
  getDeal: never;
  getInbox:
    | 'choice.invalid'
    | 'machine.noId'
    | 'page.invalid'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.column';
  getMyRequests: 'page.invalid' | 'searchTerm.invalid' | 'searchTerm.tooLong' | 'sort.column';
  getQuoteDraft: 'machine.noId' | 'machine.required';
  getRequest: never;
  markConversationRead: 'position.invalid';
  openDeal: never;
  renewPage: never;
  sendAcceptCode: never;
  sendMessage:
    | 'image.invalid'
    | 'image.tooLong'
    | 'message.required'
    | 'pictures.tooMany'
    | 'requestKey.invalid'
    | 'text.tooLong';
  sendQuote:
    | 'amount.required'
    | 'answer.invalid'
    | 'choice.invalid'
    | 'lineName.required'
    | 'lines.required'
    | 'lines.tooMany'
    | 'machine.noId'
    | 'machine.required'
    | 'moment.invalid'
    | 'moment.past'
    | 'moment.tooFar'
    | 'number.tooLarge'
    | 'quantity.invalid'
    | 'quoteRate.invalid'
    | 'text.line'
    | 'text.tooLong'
    | 'total.invalid'
    | 'unit.unknown'
    | 'version.deal';
  sendRequirementCode: never;
  getDemand: 'state.required' | 'text.tooLong';
  getOwnDemand: never;
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
    | 'answer.invalid'
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
    | 'jobDays.invalid'
    | 'jobFrom.invalid'
    | 'jobHours.invalid'
    | 'jobOperator.unknown'
    | 'latitude.invalid'
    | 'leastSize.invalid'
    | 'longitude.invalid'
    | 'lowestPrice.invalid'
    | 'near.invalid'
    | 'page.beyondCost'
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
    | 'answer.invalid'
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
    | 'jobDays.invalid'
    | 'jobFrom.invalid'
    | 'jobHours.invalid'
    | 'jobOperator.unknown'
    | 'latitude.invalid'
    | 'leastSize.invalid'
    | 'longitude.invalid'
    | 'lowestPrice.invalid'
    | 'near.invalid'
    | 'page.beyondCost'
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
    | 'rateAmount.invalid'
    | 'rateHours.invalid'
    | 'rateKm.invalid'
    | 'rateLitres.invalid'
    | 'rateMinimum.invalid'
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
    | 'rateAmount.invalid'
    | 'rateHours.invalid'
    | 'rateKm.invalid'
    | 'rateLitres.invalid'
    | 'rateMinimum.invalid'
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
    | 'answer.invalid'
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
    | 'jobDays.invalid'
    | 'jobFrom.invalid'
    | 'jobHours.invalid'
    | 'jobOperator.unknown'
    | 'latitude.invalid'
    | 'leastSize.invalid'
    | 'longitude.invalid'
    | 'lowestPrice.invalid'
    | 'near.invalid'
    | 'page.beyondCost'
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
  getMasterDataUse: never;
  getTypeWords: 'id.invalid';
  mergeEquipmentTypes: 'choice.invalid' | 'id.invalid' | 'version.list';
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
  changeFavourites:
    | 'answer.invalid'
    | 'choice.invalid'
    | 'id.invalid'
    | 'list.required'
    | 'machine.noId'
    | 'machine.required'
    | 'machines.tooMany'
    | 'notes.invalid'
    | 'text.tooLong';
  getFavourites: never;
  getKeptMachines:
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'jobDays.invalid'
    | 'jobFrom.invalid'
    | 'jobHours.invalid'
    | 'jobOperator.unknown'
    | 'latitude.invalid'
    | 'longitude.invalid'
    | 'machine.noId'
    | 'machine.required'
    | 'machines.tooMany'
    | 'near.invalid';
  getSharedFavourites:
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'id.invalid'
    | 'jobDays.invalid'
    | 'jobFrom.invalid'
    | 'jobHours.invalid'
    | 'jobOperator.unknown'
    | 'latitude.invalid'
    | 'longitude.invalid'
    | 'near.invalid';
  shareFavourites: 'answer.invalid' | 'id.invalid';
  geocode: 'cityId.invalid' | 'cityId.tooLong' | 'place.invalid';
  reverseGeocode: 'latitude.invalid' | 'longitude.invalid';
  getCostBasis: 'categories.tooMany' | 'id.invalid';
  getHirePrices: never;
  setHirePrices: 'hirePrice.invalid';
  uploadImage: 'file.required';
  assignLead: 'assignee.unknown' | 'lead.noId' | 'lead.required';
  exportLeads:
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'leadFilter.invalid'
    | 'machine.noId'
    | 'page.invalid'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.column';
  getLeadAssignees: 'lead.noId' | 'lead.required' | 'searchTerm.invalid' | 'searchTerm.tooLong';
  getLeads:
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'leadFilter.invalid'
    | 'machine.noId'
    | 'page.invalid'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.column';
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
    | 'latitude.invalid'
    | 'leadReceipt.invalid'
    | 'longitude.invalid'
    | 'near.invalid'
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
    | 'answer.invalid'
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
    | 'jobDays.invalid'
    | 'jobFrom.invalid'
    | 'jobHours.invalid'
    | 'jobOperator.unknown'
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
  addAnnouncement:
    | 'announcement.required'
    | 'choice.invalid'
    | 'city.unknown'
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'moment.invalid'
    | 'moment.order'
    | 'sitePath.invalid'
    | 'text.line'
    | 'text.tooLong';
  endAnnouncement: 'id.invalid';
  getAnnouncements: never;
  getNotices: never;
  setMaintenance: 'moment.invalid' | 'moment.past' | 'moment.tooFar';
  updateAnnouncement:
    | 'announcement.required'
    | 'choice.invalid'
    | 'city.unknown'
    | 'cityId.invalid'
    | 'cityId.tooLong'
    | 'id.invalid'
    | 'moment.invalid'
    | 'moment.order'
    | 'sitePath.invalid'
    | 'text.line'
    | 'text.tooLong'
    | 'version.list';
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
  addTransfer:
    | 'amount.required'
    | 'date.future'
    | 'date.invalid'
    | 'id.invalid'
    | 'payer.required'
    | 'period.unknown'
    | 'purchase.noId'
    | 'reference.required'
    | 'text.tooLong';
  askGateway: 'order.required';
  getCreditNote: 'purchase.noId' | 'text.line';
  getOrder: 'order.required';
  getOwnPayments: 'page.invalid' | 'searchTerm.invalid' | 'searchTerm.tooLong' | 'sort.column';
  getPayer: 'phone.invalid';
  getPayment: 'order.required';
  getPaymentSums: 'date.invalid';
  getPayments:
    | 'choice.invalid'
    | 'date.invalid'
    | 'id.invalid'
    | 'page.invalid'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.column';
  getRegister:
    | 'choice.invalid'
    | 'date.invalid'
    | 'page.invalid'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.column';
  getUpgradeQuote: 'id.invalid' | 'period.unknown' | 'purchase.noId';
  getReceipt: 'purchase.noId';
  refundPayment:
    | 'amount.required'
    | 'order.required'
    | 'reason.required'
    | 'reference.required'
    | 'request.noId'
    | 'text.tooLong';
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
  blockPerson: 'notes.invalid' | 'reason.required' | 'text.tooLong' | 'user.noId' | 'user.required';
  changePersonEmail: 'email.invalid' | 'reason.required' | 'text.tooLong' | 'user.noId' | 'user.required';
  changePersonPhone: 'phone.invalid' | 'reason.required' | 'text.tooLong' | 'user.noId' | 'user.required';
  endPersonSessions: 'reason.required' | 'session.noId' | 'text.tooLong' | 'user.noId' | 'user.required';
  getPerson: 'user.noId' | 'user.required';
  getPersonLeads:
    | 'choice.invalid'
    | 'page.invalid'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.column'
    | 'user.noId'
    | 'user.required';
  getPersonNotes: 'user.noId' | 'user.required';
  getPersonPayments:
    | 'page.invalid'
    | 'searchTerm.invalid'
    | 'searchTerm.tooLong'
    | 'sort.column'
    | 'user.noId'
    | 'user.required';
  getPersonSessions: 'user.noId' | 'user.required';
  savePersonNotes: 'notes.invalid' | 'text.tooLong' | 'user.noId' | 'user.required' | 'version.notes';
  sendEmailAgain: 'user.noId' | 'user.required';
  unblockPerson: 'reason.required' | 'text.tooLong' | 'user.noId' | 'user.required';
  getMarketReport: never;
  getMoneyReport: never;
  decideReview: 'fault.required' | 'review.decision' | 'review.noId' | 'text.line' | 'text.tooLong';
  getReviewItem: 'review.noId';
  getReviewQueue: 'answer.invalid' | 'choice.invalid' | 'page.invalid';
  putBack: 'machine.noId';
  reportListing: 'fault.required' | 'machine.noId' | 'text.line' | 'text.tooLong';
  takeDown: 'fault.required' | 'machine.noId' | 'text.line' | 'text.tooLong';
  undoReview: 'review.noId';
  changeSavedSearch: 'answer.invalid' | 'choice.invalid' | 'id.invalid';
  countSavedSearches: never;
  deleteSavedSearch: 'id.invalid';
  getSavedSearches: never;
  getSearchNews: 'id.invalid' | 'page.invalid';
  markNewsSeen: 'id.invalid' | 'page.invalid';
  saveSearch:
    | 'answer.invalid'
    | 'bounds.invalid'
    | 'bounds.southAboveNorth'
    | 'bounds.westBeyondEast'
    | 'choice.invalid'
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
    | 'jobDays.invalid'
    | 'jobFrom.invalid'
    | 'jobHours.invalid'
    | 'jobOperator.unknown'
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
    | 'zone.tooLong';
  getCounts: 'cityId.invalid' | 'cityId.tooLong' | 'cityIds.tooMany' | 'everyCity.invalid';
  getSearchQuality: 'days.invalid';
  getSearchRadar: 'page.invalid' | 'state.required' | 'text.tooLong';
  getRankingWeights: never;
  inviteOwners: 'city.unknown' | 'cityId.invalid' | 'cityId.tooLong' | 'text.tooLong' | 'word.required';
  getLanding: 'citySlug.invalid' | 'kind.invalid';
  notePress: 'position.invalid' | 'searchTerm.invalid' | 'searchTerm.required';
  setRankingWeights: 'weight.invalid';
  suggest: 'cityId.invalid' | 'cityId.tooLong' | 'limit.invalid' | 'searchTerm.empty' | 'searchTerm.tooLong';
  tryRankingWeights: 'cityId.invalid' | 'cityId.tooLong' | 'weight.invalid';
  getStaff: never;
  giveRight: 'choice.invalid' | 'phone.invalid' | 'reason.required' | 'text.tooLong';
  takeRight: 'choice.invalid' | 'id.invalid' | 'reason.required' | 'text.tooLong';
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
  deleteSubscription: 'id.invalid' | 'version.plan';
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
