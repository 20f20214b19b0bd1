import type { Services } from '../compose.ts'
import { signedInUser } from '../foundation/actor.ts'
import type { CallHandlers } from './call-request.ts'

/** Service method of each call. A call without one does not compile. */
export const createCallHandlers = (s: Services): CallHandlers => ({
  getUser: ({ actor }) => signedInUser(actor),
  register: ({ body, visitor }) => s.accounts.register(body, visitor),
  checkPassword: ({ body, visitor }) => s.accounts.checkPassword(body, visitor),
  signIn: ({ body, visitor }) => s.accounts.signIn.login(body, visitor),
  submitSignInCode: ({ body: { phone, code }, ticket, visitor }) =>
    phone === undefined
      ? s.accounts.signIn.submitSignInCode(ticket, code, visitor)
      : s.accounts.webCodes.enter({ phone, code }, visitor),
  signOut: ({ sid }) => (sid ? s.accounts.sessions.end(sid) : undefined),
  updateProfile: ({ actor, body, sid }) => s.accounts.profile.update(actor, body, sid),
  fixLocation: ({ actor }) => s.accounts.profile.fixLocation(actor),
  exportAccount: ({ actor }) => s.accounts.exportAccount(actor),
  deleteAccount: ({ actor, body }) => s.accounts.deleteAccount(actor, body),
  changePassword: ({ actor, body, sid }) => s.accounts.changePassword(actor, body, sid),
  getPhoneState: ({ actor }) => s.accounts.phone.state(actor),
  startPhoneDial: ({ actor }) => s.accounts.phone.openDial(actor),
  requestPhoneCode: ({ actor }) => s.accounts.phone.askForCode(actor),
  verifyPhone: ({ actor, body }) => s.accounts.phone.prove(actor, body),
  listSessions: ({ actor, sid }) => s.accounts.sessions.list(actor, sid),
  endOtherSessions: ({ actor, sid }) => s.accounts.sessions.endOthers(actor, sid),
  endSession: ({ actor, params }) => s.accounts.sessions.endOne(actor, params.id),

  listCrops: ({ actor }) => s.crops.list(actor),
  listCropQuestions: ({ actor }) => s.crops.questions(actor),
  addCrop: ({ actor, body }) => s.fieldWork.addCrop(actor, body),
  initializeCrops: ({ actor }) => s.crops.initialize(actor),
  updateCrop: ({ actor, params, body }) => s.fieldWork.updateCrop(actor, params.id, body),
  removeCrop: ({ actor, params }) => s.crops.remove(actor, params.id),

  listLogEntries: ({ actor, params, query }) => s.farmLog.list(actor, params.id, query),
  addLogEntry: ({ actor, params, body }) => s.fieldWork.add(actor, params.id, body),
  deleteLogEntry: ({ actor, params }) => s.fieldWork.remove(actor, params.id, params.logId),
  getSeasonPlan: ({ actor, params }) => s.plans.get(actor, params.id),
  reportHarvest: ({ actor, params, body }) => s.harvests.take(actor, params.id, body),

  calculateFertilizerPlan: ({ actor, body }) => s.fertilizer.plan(actor, body),
  getFertilizerPlan: ({ actor, params }) => s.fertilizer.field(actor, params.id),
  saveFertilizerPlan: ({ actor, params, body }) => s.fieldWork.saveFertilizerPlan(actor, params.id, body),
  deleteFertilizerPlan: ({ actor, params }) => s.fieldWork.deleteFertilizerPlan(actor, params.id),

  findPlaces: ({ query }) => s.places.forward(query.q, query.limit),
  findPlacesNearPoint: ({ query }) => s.places.reverse(query.lat, query.lon, query.limit),
  listLocations: ({ query }) => s.places.referenceLocations(query),

  getWeather: async ({ actor, query }) => s.weather.current(await s.weather.pointFor(signedInUser(actor), query)),
  getForecast: async ({ actor, query }) =>
    s.weather.forecast(await s.weather.pointFor(signedInUser(actor), query), query.days),

  getRainStart: ({ actor, query }) => s.rains.ahead(actor, query),
  getRainHistory: ({ actor, query }) => s.rains.years(actor, query),

  listWarnings: ({ actor }) => s.warnings.mine(actor),
  getWarning: ({ actor, params }) => s.warnings.one(actor, params.id),
  reportBadWording: ({ actor, body }) => s.words.report(signedInUser(actor).preferredLanguage, body.ids),
  reportWarningWording: ({ actor, params }) => s.warnings.reportBadWording(actor, params.id),

  getSummary: ({ actor }) => s.summaries.summary(actor),
  listAdvisories: ({ actor, query }) => s.advisories.list(actor, query),
  generateAdvisories: ({ actor }) => s.advisories.generate(actor),
  getAdvisory: ({ actor, params }) => s.advisories.get(actor, params.id),
  markAdvisoryRead: ({ actor, params }) => s.advisories.markRead(actor, params.id),
  saveAdvisoryFeedback: ({ actor, params, body }) => s.fieldWork.feedback(actor, params.id, body),

  listNotifications: ({ actor }) => s.notifications.list(actor),
  markAllNotificationsRead: ({ actor }) => s.notifications.markAllRead(actor),
  markNotificationRead: ({ actor, params }) => s.notifications.markRead(actor, params.id),

  getPushKey: () => ({ publicKey: s.push.publicKey() }),
  listPushSubscriptions: ({ actor }) => s.push.subscriptions(actor),
  addPushSubscription: async ({ actor, body, sid }) => {
    await s.push.subscribe(actor, sid!, body)
    return { endpoint: body.endpoint }
  },
  removePushSubscription: ({ actor, body }) => s.push.unsubscribe(actor, body),

  listPosts: ({ actor, query }) => s.community.feed(actor, query),
  getPost: ({ actor, params }) => s.community.post(actor, params.id),
  createPost: ({ actor, body }) => s.community.createPost(actor, body),
  deletePost: ({ actor, params }) => s.community.deletePost(actor, params.id),
  likePost: ({ actor, params, body }) => s.community.likePost(actor, params.id, body?.liked),
  listReplies: ({ actor, params, query }) => s.community.replies(actor, params.id, query),
  createReply: ({ actor, params, body }) => s.community.createReply(actor, params.id, body),
  likeReply: ({ actor, params, body }) => s.community.likeReply(actor, params.id, body?.liked),
  deleteReply: ({ actor, params }) => s.community.deleteReply(actor, params.id),
  uploadImage: ({ actor, body }) => s.images.upload(actor, body),

  askQuestion: ({ actor, body }) => s.questions.ask(actor, body),
  listQuestions: ({ actor, query }) => s.questions.list(actor, query),
  getQuestion: ({ actor, params }) => s.questions.get(actor, params.id),
  markQuestionSolved: ({ actor, params, body }) => s.questions.solve(actor, params.id, body),
  skipQuestion: ({ actor, params }) => s.questions.skip(actor, params.id),
  answerQuestion: ({ actor, params, body }) => s.officerQuestions.answer(actor, params.id, body),
  listOfficerQuestions: ({ actor, query }) => s.officerQuestions.queue(actor, query),
  claimQuestion: ({ actor, params }) => s.officerQuestions.claim(actor, params.id),
  closeQuestion: ({ actor, params }) => s.officerQuestions.close(actor, params.id),

  mergeQuestion: ({ actor, params, body }) => s.officerQuestions.merge(actor, params.id, body.into),
  setAnswerApproval: ({ actor, params, body }) => s.officerQuestions.keep(actor, params.id, body),

  getAnalytics: ({ actor }) => s.admin.analytics(actor),
  listOpenTasks: ({ actor }) => s.needs(actor),
  listAllPosts: ({ actor, query }) => s.admin.posts(actor, query),
  moderatePost: ({ actor, params }) => s.admin.deletePost(actor, params.id),
  exportFarmers: ({ actor, query }) => ({
    fileName: s.admin.exportFileName(),
    pieces: s.admin.exportFarmers(actor, query),
  }),
  listFarmers: ({ actor, query }) => s.admin.farmers(actor, query),
  listStateCounts: ({ actor }) => s.regions.states(actor),
  getStatesMap: ({ actor, query }) => s.regions.map(actor, query.measure),
  getUsageHistory: ({ actor }) => s.regions.history(actor),
  getPerson: ({ actor, params }) => s.personRecords.person(actor, params.id),
  listPersonMessages: ({ actor, params, query }) => s.personRecords.messages(actor, params.id, query),
  listPersonLog: ({ actor, params, query }) => s.personRecords.log(actor, params.id, query),
  sendNewPassword: ({ actor, params }) => s.personRecords.sendNewPassword(actor, params.id),
  setOfficerRole: ({ actor, params, body }) => s.personRecords.setOfficerRole(actor, params.id, body),
  countFarmers: ({ actor, query }) => s.admin.count(actor, query),
  getChannelFigures: ({ actor, query }) => s.channelFigures(actor, query),
  listTrials: ({ actor, query }) => s.trials.reports(actor, query),
  listHarvests: ({ actor }) => s.harvests.figures(actor),
  listInbox: ({ actor, query }) => s.inbox.list(actor, query),
  updateInboxQuestion: ({ actor, params, body }) => s.inbox.update(actor, params.id, body),
  sendTestSms: ({ actor, body }) => s.sms.sendTest(actor, body.phoneNumber),
  previewSms: ({ actor }) => s.sms.preview(actor),
  sendAdvisories: ({ actor }) => s.sms.sendAdvisories(actor),
  previewAudienceSms: ({ actor, body }) => s.sms.previewAudience(actor, body),
  sendAudienceSms: ({ actor, body }) => s.sms.sendToAudience(actor, body),
  listCampaigns: ({ actor }) => s.sms.campaigns(actor),
  getCampaign: ({ actor, params }) => s.sms.campaign(actor, params.id),

  pressSimulatorKeys: ({ actor, body }) => s.trial.press(actor, body),

  getNearbyPrices: ({ actor }) => s.market.near(actor),
  getSellOrHold: ({ actor, params, query }) => s.market.sell(actor, params.id, query),
  reportPrice: ({ actor, body }) => s.seenPrices.report(actor, body),
  listPriceReports: ({ actor, query }) => s.seenPrices.list(actor, query),
  reviewPriceReport: ({ actor, params, body }) => s.seenPrices.judge(actor, params.id, body.doubtful),
  deletePriceReport: ({ actor, params }) => s.seenPrices.remove(actor, params.id),

  getNewestPrices: ({ actor }) => s.prices.forFarmer(actor),
  listPrices: ({ actor, query }) => s.prices.list(actor, query),
  savePrice: ({ actor, body }) => s.prices.save(actor, body),
  removePrice: ({ actor, params }) => s.prices.remove(actor, params.id),
  importPrices: ({ actor, body }) => s.prices.importFile(actor, body),
  listPriceImports: ({ actor }) => s.prices.imports(actor),
  exportPrices: ({ actor }) => ({ fileName: s.prices.exportFileName(), pieces: s.prices.exportFile(actor) }),
})
