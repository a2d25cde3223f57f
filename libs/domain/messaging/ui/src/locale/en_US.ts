export default {
  // The message centre
  'centre.title': 'Messages',
  'centre.tabs': 'Kinds of messages',
  'centre.tab.all': 'All',
  'centre.tab.business': 'Business notifications',
  'centre.tab.system': 'System notifications',
  'centre.categories': 'Business areas',
  'centre.category.any': 'All areas',
  'centre.category.logistics': 'Logistics',
  'centre.category.transactions': 'Transactions',
  'centre.category.inquiries': 'Inquiries',
  'centre.category.negotiations': 'Negotiations',
  'centre.unreadCount_one': '{count} unread',
  'centre.unreadCount_other': '{count} unread',
  'centre.unreadOnly': 'Unread only',
  'centre.selectPage': 'Select all on this page',
  'centre.selectOne': 'Select: {title}',
  'centre.readSelected_one': 'Mark {count} as read',
  'centre.readSelected_other': 'Mark {count} as read',
  'centre.readAll': 'Mark all as read',
  'centre.readAllHere': 'Mark all of these as read',
  'centre.list': 'Messages, newest first',
  'centre.pages': 'Pages of messages',
  'centre.page': 'Page {page}',

  // One message
  'message.unread': 'Unread',
  'message.markRead': 'Mark as read',
  'message.markUnread': 'Mark as unread',
  'message.store': 'Store',
  'message.verificationTime': 'Checked on {when}',
  'message.verificationAhead': 'Takes place on {when}',
  'message.reply': 'What was written',
  'message.folded_one': '{count} time',
  'message.folded_other': '{count} times',

  // Taking it back
  'undo.read_one': '{count} message marked as read.',
  'undo.read_other': '{count} messages marked as read.',
  'undo.nothing': 'Nothing to mark: everything here is read.',
  'undo.action': 'Undo',
  'undo.done_one': '{count} message is unread again.',
  'undo.done_other': '{count} messages are unread again.',

  // States of the list
  'empty.title': 'No messages yet',
  'empty.hint': 'What happens in your inquiries, orders and reviews is reported here.',
  'empty.unread.title': 'Everything is read',
  'empty.unread.hint': 'New messages appear here by themselves.',
  'empty.unread.showAll': 'Show read messages too',
  'failed.title': 'The messages could not be loaded',
  'failed.hint': 'Nothing is lost. Try again in a moment.',

  // People and things without a name
  'party.unnamed': 'A buyer who is not named yet',
  'kind.unknown.title': 'News for you',
  'kind.unknown.text': 'Open the message to see what it is about.',

  // Inspections
  'kind.factory_inspection_agreed.title': 'The seller agreed to the factory inspection',
  'kind.factory_inspection_agreed.text': 'The factory inspection for “{name}” can take place.',
  'kind.goods_inspection_agreed.title': 'The seller agreed to the goods inspection',
  'kind.goods_inspection_agreed.text': 'The goods of “{name}” can be inspected.',
  'kind.inspection_requested.title': 'An inspection was requested',
  'kind.inspection_requested.text': '{party} asks for an inspection for order {no}.',
  'kind.inspection_report_ready.title': 'An inspection report is ready',
  'kind.inspection_report_ready.text': 'The report for order {no} can be read now.',

  // Accounts and support
  'kind.registration_data_review.title': 'Your company data has been reviewed',
  'kind.registration_data_review.text': 'The registration of {company} has been reviewed.',
  'kind.registration_data_review.text.registration_approved': 'The registration of {company} is approved. Welcome!',
  'kind.registration_data_review.text.registration_rejected': 'The registration of {company} could not be approved.',
  'kind.registration_data_review.text.registration_need_info':
    'We need more information on the registration of {company}.',
  'kind.registration_data_review.text.registration_expired':
    'The registration of {company} has ended because no answer came. You can submit it again.',
  'kind.registration_data_review.text.registration_deleted_soon':
    'The registration of {company} has rested for long: its data and papers will be deleted soon.',
  'kind.registration_data_review.text.company_change_approved': 'The change of {company}’s company data is approved.',
  'kind.registration_data_review.text.company_change_rejected':
    'The change of {company}’s company data could not be approved.',
  'kind.registration_data_review.text.company_change_need_info':
    'We need more information on the change of {company}’s company data.',
  'kind.registration_data_review.text.company_change_expired':
    'The change of {company}’s company data has ended because no answer came. You can submit it again.',
  'kind.registration_data_review.text.company_change_deleted_soon':
    'The change of {company}’s company data has rested for long: it and its papers will be deleted soon.',
  'kind.customer_service_reply.title': 'Customer service has replied',
  'kind.customer_service_reply.text': 'There is an answer to your question “{name}”.',
  'kind.desk_reply.title': 'Customer service has answered in your chat',
  'kind.desk_reply.text': '{actor} wrote to you while you were away.',
  'kind.customer_message_answered.title': 'A customer has answered',
  'kind.customer_message_answered.text': '{name} has written again about {no}.',
  'kind.after_sale_reply.title': 'The seller replied to your after-sale request',
  'kind.after_sale_reply.text': 'There is an answer to your request “{name}”.',
  'kind.security_alert.title': 'Security notice for your account',
  'kind.security_alert.text':
    'Something about the access to your account changed on {date}. Was it not you? Change your password.',
  'kind.security_alert.text.new_device':
    '{actor} signed in on a new device on {date}. Was it not you? Change your password.',
  'kind.security_alert.text.password_changed':
    'The password was changed on {date}. Was it not you? Set a new one at once.',
  'kind.security_alert.text.role_changed': '{actor} changed the rights of your account on {date}.',
  'kind.security_alert.text.access_suspended': '{actor} suspended your access to {party} on {date}.',
  'kind.security_alert.text.access_resumed': '{actor} gave you access to {party} again on {date}.',
  'kind.security_alert.text.operator_suspended': '{actor} took your access as an operator away for now on {date}.',
  'kind.security_alert.text.operator_resumed': '{actor} gave you access as an operator again on {date}.',
  'kind.security_alert.text.operator_ended': '{actor} ended your work as an operator on {date}.',
  'kind.security_alert.text.account_unlocked':
    '{actor} unlocked your account on {date}. Was it not you who tried to sign in? Change your password at once.',
  'kind.security_alert.text.access_ended': '{actor} ended your access to {party} on {date}.',
  'kind.security_alert.text.bank_submitted':
    '{actor} handed in the bank account {name} on {date}. Was it not you? Withdraw it and change your password.',
  'kind.security_alert.text.bank_refused': 'The bank account {name} was not accepted: {reason}',
  'kind.security_alert.text.bank_planned':
    'The bank account {name} takes effect on {date}. Was it not you? Withdraw it before then.',
  'kind.security_alert.text.file_infected': 'A virus was found in your file {name}. Nobody can open it any more.',
  'kind.security_alert.text.bank_blocked': 'The platform blocked the bank account {name}: {reason}',
  'kind.security_alert.text.payee_planned':
    'The account for payments to {party} changes on {date}. Until then, pay to the account that your order shows.',
  'kind.security_alert.text.payee_changed':
    'The account for payments to {party} is another one from {date} on. Compare it in your order before you pay.',
  'kind.security_alert.text.payee_kept':
    'The account for payments to {party} does not change after all. Go on paying to the one that your order shows.',
  'kind.security_alert.text.payee_blocked':
    'The platform blocked the account for payments to {party}. Please do not pay until your order shows another one.',
  'kind.security_alert.text.bank_changed': 'The bank account {name} is in force from {date} on.',
  'kind.security_alert.text.contact_changed':
    'An address that you sign in with was changed on {date}. Was it not you? Contact customer service at once.',
  'kind.security_alert.text.second_factor_on': 'The second step at sign-in was turned on on {date}.',
  'kind.security_alert.text.second_factor_off':
    'The second step at sign-in was turned off on {date}. Was it not you? Change your password at once.',
  'kind.security_alert.text.second_factor_reset':
    'The platform took the second step off your account on {date}. Was it not you who asked? Change your password at once.',
  'kind.security_alert.text.deletion_requested':
    'The deletion of your account was asked for on {date}. Signing in takes it back.',
  'kind.security_alert.text.deletion_taken_back':
    'The request to delete your account was taken back by signing in on {date}. If that was not you, change your password.',
  'kind.security_alert.text.account_disabled':
    'Your account was disabled by the platform on {date}. Customer service answers questions.',
  'kind.security_alert.text.account_enabled': 'Your account was enabled again on {date}. You can sign in.',
  'kind.security_alert.text.passkey_added':
    'A passkey was added to your account on {date}. Was it not you? Remove it and change your password at once.',
  'kind.security_alert.text.passkey_removed':
    'A passkey was removed from your account on {date}. Was it not you? Change your password at once.',
  'kind.security_alert.text.passkey_blocked':
    'A passkey of your account was blocked on {date}, because a copy of it seems to be in use. Remove it and change your password.',
  'kind.security_alert.text.device_trusted':
    'A device was trusted on {date}: for 30 days it signs in without the second step. If that was not you, change your password.',
  'kind.platform_announcement.title': 'Announcement of the platform',
  'kind.platform_announcement.text': '{name}',

  // Inquiries
  'kind.inquiry_received.title': 'New inquiry',
  'kind.inquiry_received.text': '{party} asks for “{name}”.',
  'kind.inquiry_reply.title': 'Reply to your inquiry',
  'kind.inquiry_reply.text': '{party} replied about “{name}”.',
  'kind.inquiry_amended.title': 'An inquiry was changed',
  'kind.inquiry_amended.text': '{party} changed the inquiry “{name}”.',
  'kind.inquiry_extended.title': 'An inquiry was extended',
  'kind.inquiry_extended.text': '{party} takes quotations for “{name}” until {date}.',
  'kind.inquiry_cancelled.title': 'An inquiry was cancelled',
  'kind.inquiry_cancelled.text': '{party} no longer needs a quotation for “{name}”.',
  'kind.inquiry_declined.title': 'A seller declined your inquiry',
  'kind.inquiry_declined.text': '{party} does not quote for “{name}”.',
  'kind.inquiry_declined.text.out_of_range': '{party} does not make what you ask for in “{name}”.',
  'kind.inquiry_declined.text.quantity_too_small': 'The quantities of “{name}” are too small for {party}.',
  'kind.inquiry_declined.text.price_not_possible': '{party} cannot meet the target price of “{name}”.',
  'kind.inquiry_declined.text.capacity': '{party} has no capacity for “{name}” now.',
  'kind.inquiry_declined.text.destination': '{party} does not deliver to the destination of “{name}”.',
  'kind.inquiry_closed.title': 'An inquiry was closed',
  'kind.inquiry_closed.text': 'The inquiry “{name}” with {party} is closed.',
  'kind.inquiry_expired.title': 'An inquiry has expired',
  'kind.inquiry_expired.text': 'The deadline of inquiry “{name}” has passed and there is no valid quotation left.',
  'kind.inquiry_unanswered.title': 'An inquiry is still unanswered',
  'kind.inquiry_unanswered.text': 'There is no answer yet between you and {party} on “{name}”.',

  // Negotiations
  'kind.quotation_received.title': 'New quotation',
  'kind.quotation_received.text': '{party} sent version {quoteVersion} of the quotation for “{name}”.',
  'kind.quotation_countered.title': 'Counter-offer',
  'kind.quotation_countered.text': '{party} made a counter-offer for “{name}”.',
  'kind.quotation_accepted.title': 'Quotation accepted',
  'kind.quotation_accepted.text': '{party} accepted the quotation for “{name}”. The order stands.',
  'kind.quotation_rejected.title': 'Quotation rejected',
  'kind.quotation_rejected.text': '{party} rejected the quotation for “{name}”.',
  'kind.quotation_rejected.text.price': '{party} rejected the quotation for “{name}” because of the price.',
  'kind.quotation_rejected.text.lead_time': '{party} rejected the quotation for “{name}” because of the lead time.',
  'kind.quotation_rejected.text.payment_terms':
    '{party} rejected the quotation for “{name}” because of the payment terms.',
  'kind.quotation_rejected.text.quality': '{party} rejected the quotation for “{name}” because of the quality.',
  'kind.quotation_rejected.text.not_awarded': '{party} chose another seller for “{name}”.',
  'kind.quotation_withdrawn.title': 'Quotation withdrawn',
  'kind.quotation_withdrawn.text': '{party} withdrew the quotation for “{name}”.',
  'kind.quotation_expiring.title': 'A quotation expires soon',
  'kind.quotation_expiring.text': 'The quotation of {party} for “{name}” is valid until {date}.',
  'kind.quotation_expired.title': 'A quotation has expired',
  'kind.quotation_expired.text': 'The quotation for “{name}” with {party} is no longer valid.',
  'kind.quote_approval_needed.title': 'A quotation needs approval',
  'kind.quote_approval_needed.text': 'The quotation of {party} for “{name}” waits for your approval.',
  'kind.quote_approved.title': 'Purchase approved',
  'kind.quote_approved.text': '{by} approved the quotation of {party} for “{name}”. The order stands.',
  'kind.quote_approval_declined.title': 'Purchase not approved',
  'kind.quote_approval_declined.text': '{by} did not approve the quotation of {party} for “{name}”.',
  'kind.negotiation_message.title': 'New message in a negotiation',
  'kind.negotiation_message.text': '{party} wrote about “{name}”.',

  // Contracts, orders and money
  'kind.order_created.title': 'New order',
  'kind.order_created.text': 'Order {no} with {party} for “{name}” stands.',
  'kind.contract_to_sign.title': 'A contract waits for your signature',
  'kind.contract_to_sign.text': '{party} sent the contract of order {no}. Check it and sign.',
  'kind.contract_signed.title': 'Contract signed',
  'kind.contract_signed.text': 'The contract of order {no} with {party} is signed by both sides.',
  'kind.order_stage_changed.title': 'News of an order',
  'kind.order_stage_changed.text': 'Order {no} with {party} has reached a new stage.',
  'kind.order_stage_changed.text.contracting': 'The contract of order {no} with {party} is being settled.',
  'kind.order_stage_changed.text.signed': 'The contract of order {no} with {party} is signed.',
  'kind.order_stage_changed.text.in_production': 'Order {no} with {party} is in production.',
  'kind.order_stage_changed.text.ready': 'The goods of order {no} with {party} are ready.',
  'kind.order_stage_changed.text.ready_to_ship': 'Order {no} with {party} may be shipped.',
  'kind.order_stage_changed.text.shipped': 'The goods of order {no} with {party} are on their way.',
  'kind.order_stage_changed.text.delivered': 'The goods of order {no} with {party} have arrived.',
  'kind.order_stage_changed.text.accepted': 'The goods of order {no} with {party} are accepted.',
  'kind.order_stage_changed.text.completed': 'Order {no} with {party} is completed.',
  'kind.order_stage_changed.text.cancelled': 'Order {no} with {party} is cancelled.',
  'kind.order_stage_changed.text.material_in': 'The material for order {no} with {party} has arrived at the factory.',
  'kind.order_stage_changed.text.lab_dip': 'The colour samples of order {no} with {party} are done.',
  'kind.order_stage_changed.text.pp_sample': 'The pre-production sample of order {no} with {party} is done.',
  'kind.order_stage_changed.text.bulk_start': 'Bulk production of order {no} with {party} has begun.',
  'kind.order_stage_changed.text.bulk_50': 'Half of order {no} with {party} is produced.',
  'kind.order_stage_changed.text.bulk_80': 'Four fifths of order {no} with {party} are produced.',
  'kind.order_stage_changed.text.finishing': 'Order {no} with {party} is being finished.',
  'kind.order_stage_changed.text.packing': 'Order {no} with {party} is being packed.',
  'kind.order_stage_changed.text.payment_reported': '{party} reports a payment for order {no}. Please check it.',
  'kind.order_stage_changed.text.payment_secured': '{party} recorded that the payment of order {no} is secured.',
  'kind.order_stage_changed.text.cancel_requested': '{party} asks to cancel order {no}.',
  'kind.order_stage_changed.text.cancel_refused': 'Order {no} with {party} goes on: the request to cancel was refused.',
  'kind.order_stage_changed.text.contract_rejected': '{party} did not agree to the contract of order {no}.',
  'kind.order_stage_changed.text.frozen': 'Order {no} with {party} is held by the platform.',
  'kind.order_stage_changed.text.unfrozen': 'Order {no} with {party} may go on.',
  'kind.service_order_changed.title': 'News of a service order',
  'kind.service_order_changed.text': 'Service order {no} with {party} has changed.',
  'kind.service_order_changed.text.pending_quote': '{party} asks for a quote for service order {no}.',
  'kind.service_order_changed.text.pending_payment': 'Service order {no} with {party} waits for the payment.',
  'kind.service_order_changed.text.pending_accept':
    'Service order {no} with {party} is paid; the provider accepts it within {hours} hours.',
  'kind.service_order_changed.text.accept_order': '{party} has accepted service order {no}.',
  'kind.service_order_changed.text.reject_deliverable': '{party} sent back the result of service order {no}.',
  'kind.service_order_changed.text.pending_confirm':
    'The result of service order {no} with {party} has been handed over. Without an answer it counts as confirmed after {days} days.',
  'kind.service_order_changed.text.disputed': 'The platform decides on service order {no} with {party}.',
  'kind.service_order_changed.text.completed': 'Service order {no} with {party} is completed.',
  'kind.service_order_changed.text.rejected': 'Service order {no} with {party} was rejected.',
  'kind.service_order_changed.text.cancelled': 'Service order {no} with {party} is cancelled.',
  'kind.service_order_changed.text.quoted': '{party} sent a quote for service order {no}.',
  'kind.service_order_changed.text.material_uploaded': '{party} uploaded papers for service order {no}.',
  'kind.service_order_changed.text.material_refused': '{party} could not accept a paper of service order {no}.',
  'kind.service_order_changed.text.material_requested': '{party} needs a paper for service order {no}.',
  'kind.service_order_changed.text.step_finished': '{party} finished a step of service order {no}.',
  'kind.service_order_changed.text.cancel_proposed': '{party} proposes to end service order {no}.',
  'kind.service_order_changed.text.cancel_refused':
    'Service order {no} with {party} goes on: the proposal to end it was declined.',
  'kind.service_order_changed.text.rated': '{party} rated service order {no}.',
  'kind.service_order_changed.text.payment_failed':
    'The payment for service order {no} was not possible. Please try again.',
  'kind.service_order_changed.text.due_soon':
    'Service order {no} with {party} waits for you. Without you it soon goes on by itself; its page says when and how.',
  'kind.service_order_changed.text.late': 'Service order {no} with {party} is later than promised.',
  'kind.service_order_changed.text.payment_reported':
    '{party} says that it paid service order {no} directly. Please confirm whether the money has come.',
  'kind.service_order_changed.text.receipt_denied':
    '{party} has not received the payment for service order {no}. Please read why: within {hours} hours you can report it again or take it to the platform; after that the order is cancelled.',
  'kind.service_order_changed.text.receipt_denied_last':
    '{party} has not received the payment for service order {no}, reported for the last time. Please read why: within {hours} hours you can take it to the platform or pay through it; after that the order is cancelled.',
  'kind.service_order_changed.text.receipt_late':
    'The payment for service order {no} with {party} is still not confirmed. Without an answer the platform decides on it in {hours} hours.',
  'kind.service_order_changed.text.payment_unanswered':
    'Nobody said whether the payment for service order {no} with {party} came: now the platform decides. Show what proves it.',
  'kind.service_order_changed.text.payment_lapsed':
    'Service order {no} with {party} was cancelled: its payment was denied, and nobody took that to the platform in time.',
  'kind.service_order_changed.text.refund_reported':
    '{party} says that it paid back what it owes of service order {no}. Please confirm whether it has come; without an answer within {hours} hours it counts as received.',
  'kind.service_order_changed.text.refund_received': '{party} confirms the refund of service order {no}.',
  'kind.service_order_changed.text.refund_denied':
    '{party} has not received the refund of service order {no}. Please read why.',
  'kind.service_order_changed.text.refund_due_soon':
    'The refund of service order {no} to {party} is due soon. Amount and date are on its page.',
  'kind.service_order_changed.text.refund_overdue':
    'The refund of service order {no} with {party} is overdue. The customer can take it to the platform.',
  'kind.service_order_changed.text.payment_escalated':
    '{party} took its payment of service order {no} to the platform. Say that it came, or show what proves that it did not.',
  'kind.service_order_changed.text.payment_decided_received':
    'The platform decided on service order {no} with {party}: the payment has come. The order goes on.',
  'kind.service_order_changed.text.payment_decided_missing':
    'The platform decided on service order {no} with {party}: the payment has not come.',
  'kind.service_order_changed.text.refund_escalated':
    '{party} took the refund of service order {no} to the platform. Report it or show what proves it; the platform decides.',
  'kind.service_order_changed.text.refund_decided_paid':
    'The platform decided on service order {no} with {party}: the refund has been paid.',
  'kind.service_order_changed.text.refund_decided_owed':
    'The platform decided on service order {no} with {party}: the refund is still owed. Until it is paid, the provider takes on nothing new.',
  'kind.service_order_changed.text.commission_owed':
    'Service order {no} with {party} was paid directly: you owe the platform its commission. Amount and date are on its page.',
  'kind.service_order_changed.text.commission_received':
    'The commission of service order {no} with {party} is settled.',
  'kind.after_sales_changed.title': 'News of an after-sales case',
  'kind.after_sales_changed.text': 'After-sales case {no} with {party} has changed.',
  'kind.after_sales_changed.text.pending_provider':
    '{party} opened after-sales case {no}. Without an answer within {hours} hours it counts as agreed to.',
  'kind.after_sales_changed.text.negotiating':
    '{party} made an offer in after-sales case {no}. Please answer within {hours} hours.',
  'kind.after_sales_changed.text.agreed':
    'Agreed: after-sales case {no} with {party}. The customer confirms that it is settled.',
  'kind.after_sales_changed.text.redoing': 'In after-sales case {no} with {party} the work is done again.',
  'kind.after_sales_changed.text.refunding': 'In after-sales case {no} with {party} money goes back to the customer.',
  'kind.after_sales_changed.text.platform_review': 'The platform decides on after-sales case {no} with {party}.',
  'kind.after_sales_changed.text.completed': 'After-sales case {no} with {party} is settled.',
  'kind.after_sales_changed.text.rejected':
    '{party} rejected after-sales case {no}. It can be passed to the platform within {hours} hours.',
  'kind.after_sales_changed.text.closed': 'After-sales case {no} with {party} is closed.',
  'kind.after_sales_changed.text.cancelled': 'After-sales case {no} with {party} was withdrawn.',
  'kind.after_sales_changed.text.redone':
    '{party} has done the work of after-sales case {no} again. Please confirm it within {hours} hours.',
  'kind.after_sales_changed.text.due_soon':
    'After-sales case {no} with {party} waits for you. Without an answer it soon goes on by itself; its page says when and how.',
  'kind.after_sales_changed.text.replied': 'There is a new message in after-sales case {no} with {party}.',
  'kind.after_sales_changed.text.refund_reported':
    '{party} says that it paid the refund of after-sales case {no}. Please confirm it within {hours} hours.',
  'kind.after_sales_changed.text.refund_denied': '{party} has not received the refund of after-sales case {no}.',
  'kind.after_sales_changed.text.refund_due_soon':
    'The refund of after-sales case {no} to {party} is due soon. Amount and date are on its page.',
  'kind.after_sales_changed.text.refund_overdue':
    'The refund of after-sales case {no} with {party} is overdue. The customer can take it to the platform.',
  'kind.after_sales_changed.text.refund_decided_paid':
    'The platform decided on after-sales case {no} with {party}: the refund has been paid.',
  'kind.after_sales_changed.text.refund_decided_owed':
    'The platform decided on after-sales case {no} with {party}: the refund is still owed. Until it is paid, the provider takes on nothing new.',
  'kind.payment_due.title': 'A payment is due',
  'kind.payment_due.text': '{amount} for order {no} with {party} is due by {date}.',
  'kind.payment_received.title': 'Payment received',
  'kind.payment_received.text': '{amount} for order {no} with {party} has arrived.',
  'kind.payment_overdue.title': 'A payment is overdue',
  'kind.payment_overdue.text': '{amount} for order {no} with {party} was due by {date}.',
  'kind.claim_opened.title': 'A claim was opened',
  'kind.claim_opened.text': '{party} opened a claim on order {no}.',
  'kind.claim_escalated.title': 'A claim was passed to the platform',
  'kind.claim_escalated.text': 'The platform decides on the claim of order {no} with {party}.',
  'kind.claim_ruled.title': 'A claim has been decided',
  'kind.claim_ruled.text': 'There is a decision on the claim of order {no} with {party}.',

  // Logistics
  'kind.shipment_booked.title': 'Shipment booked',
  'kind.shipment_booked.text': 'The goods of order {no} with {party} leave on {date}.',
  'kind.shipped.title': 'Goods shipped',
  'kind.shipped.text': 'The goods of order {no} with {party} have been on their way since {date}.',
  'kind.eta_changed.title': 'New date of arrival',
  'kind.eta_changed.text': 'The goods of order {no} with {party} now arrive on {date}.',
  'kind.arrived.title': 'Goods arrived',
  'kind.arrived.text': 'The goods of order {no} with {party} arrived on {date}.',
  'kind.documents_released.title': 'Shipping documents released',
  'kind.documents_released.text': 'The documents of order {no} with {party} can be read now.',

  // Reviews, imports and plans
  'kind.product_review_result.title': 'A product was reviewed',
  'kind.product_review_result.text': 'There is a decision on “{name}”.',
  'kind.product_review_result.text.approved': '“{name}” is approved.',
  'kind.product_review_result.text.rejected': '“{name}” was not approved: {reason}',
  'kind.product_review_result.text.revision': '“{name}” has to be corrected: {reason}',
  'kind.product_review_result.text.unbanned': '“{name}” may go back on sale: the platform has lifted its ban.',
  'kind.product_review_result.text.banned': '“{name}” was taken off the market by the platform: {reason}',
  'kind.store_review_result.title': 'A shop was reviewed',
  'kind.store_review_result.text': 'There is a decision on “{name}”.',
  'kind.store_review_result.text.approved': 'The shop “{name}” is approved.',
  'kind.store_review_result.text.rejected': 'The shop “{name}” was refused: {reason}',
  'kind.store_suspended.title': 'A shop of yours is suspended',
  'kind.store_suspended.text': '“{name}” and its products are not on show in the mall: {reason}',
  'kind.store_reinstated.title': 'A shop of yours is open again',
  'kind.store_reinstated.text': '“{name}” and its products are on show again. {reason}',
  'kind.price_relation.title': 'Private prices',
  'kind.price_relation.text': 'There is news about the prices of “{name}”, with {party}.',
  'kind.price_relation.text.requested': '{party} asks to see the prices of “{name}”. {reason}',
  'kind.price_relation.text.invited': '{party} offers to show you its prices. {reason}',
  'kind.price_relation.text.accepted': '{party} has agreed: the prices of “{name}” are shared.',
  'kind.price_relation.text.refused': '{party} has refused to share the prices of “{name}”: {reason}',
  'kind.price_relation.text.ended': '{party} shares the prices of “{name}” no longer: {reason}',
  'kind.service_review_result.title': 'A service was reviewed',
  'kind.service_review_result.text': 'There is a decision on “{name}”.',
  'kind.service_review_result.text.approved': '“{name}” is approved.',
  'kind.service_review_result.text.rejected': '“{name}” was not approved: {reason}',
  'kind.service_question_asked.title': 'A question about your service',
  'kind.service_question_asked.text': '{party} asks about “{name}”.',
  'kind.service_question_answered.title': 'Your question was answered',
  'kind.service_question_answered.text': 'The provider answered your question about “{name}”.',
  'kind.service_disabled.title': 'A service was disabled by the platform',
  'kind.service_disabled.text': '“{name}” is off the market: {reason}',
  'kind.service_proof_expiring.title': 'A proof of your service is about to expire',
  'kind.service_proof_expiring.text':
    'A proof of “{name}” is valid until {date}. Add the new one in time: without it the service leaves the market.',
  'kind.service_proof_expired.title': 'A service is off the market: a proof has expired',
  'kind.service_proof_expired.text':
    'A proof of “{name}” was valid until {date}. Add the new one and have it checked to offer the service again.',
  'kind.service_question_hidden.title': 'A question and answer was hidden by the platform',
  'kind.service_question_hidden.text': 'It no longer stands on the page of “{name}”: {reason}',
  'kind.import_done.title': 'Import finished',
  'kind.import_done.text': '{count} products of “{name}” are imported.',
  'kind.review_requested.title': 'Something waits for review',
  'kind.review_requested.text': '“{name}” was submitted.',
  'kind.review_requested.text.bankAccount': 'A bank account of {name} was handed in.',
  'kind.review_requested.text.serviceOrder': 'The platform has to decide on service order {name}.',
  'kind.review_requested.text.afterSalesCase': 'The platform has to decide on after-sales case {name}.',
  'kind.customs_order_changed.title': 'News of a customs agency order',
  'kind.customs_order_changed.text': 'Customs order {no} ({name}) has changed.',
  'kind.customs_order_changed.text.submitted':
    'Customs order {no} ({name}): {party} has sent it. Please accept it in time; its page says until when.',
  'kind.customs_order_changed.text.accepted': 'Customs order {no} ({name}): {party} has accepted it.',
  'kind.customs_order_changed.text.rejected': 'Customs order {no} ({name}): {party} has rejected it.',
  'kind.customs_order_changed.text.doc_pending': 'Customs order {no} ({name}): {party} needs more documents.',
  'kind.customs_order_changed.text.doc_check': 'Customs order {no} ({name}): {party} is checking the documents.',
  'kind.customs_order_changed.text.making':
    'Customs order {no} ({name}): the declarations are drawn up. Please confirm the drafts.',
  'kind.customs_order_changed.text.declaring':
    'Customs order {no} ({name}): {party} has confirmed the drafts; they can be declared.',
  'kind.customs_order_changed.text.inspection': 'Customs order {no} ({name}): customs wants to examine the goods.',
  'kind.customs_order_changed.text.released': 'Customs order {no} ({name}): the goods are released.',
  'kind.customs_order_changed.text.cleared':
    'Customs order {no} ({name}): customs has closed it. Please confirm completion.',
  'kind.customs_order_changed.text.completed': 'Customs order {no} ({name}): it is complete.',
  'kind.customs_order_changed.text.cancelled': 'Customs order {no} ({name}): it was cancelled.',
  'kind.customs_order_changed.text.document_rejected': 'Customs order {no} ({name}): {party} rejected a document.',
  'kind.customs_order_changed.text.content_changed': 'Customs order {no} ({name}): {party} has changed what it says.',
  'kind.customs_order_changed.text.document_sent': 'Customs order {no} ({name}): {party} has sent a document.',
  'kind.customs_order_changed.text.delegation_saved':
    'Customs order {no} ({name}): {party} has given you a power of attorney.',
  'kind.customs_order_changed.text.rated': 'Customs order {no} ({name}): {party} has rated your work.',
  'kind.customs_order_changed.text.fee_proposed':
    'Customs order {no} ({name}): {party} adds fees that wait for your answer.',
  'kind.customs_order_changed.text.fee_answered': 'Customs order {no} ({name}): {party} has answered the added fees.',
  'kind.customs_order_changed.text.fees_paid': 'Customs order {no} ({name}): The money of {party} is in escrow.',
  'kind.customs_order_changed.text.payment_failed':
    'Customs order {no} ({name}): The bank did not take your payment. Please pay again.',
  'kind.customs_order_changed.text.fees_released': 'Customs order {no} ({name}): What you earned is paid out.',
  'kind.customs_order_changed.text.fees_refunded': 'Customs order {no} ({name}): Your money is on its way back to you.',
  'kind.customs_order_changed.text.money_stuck': 'Customs order {no} ({name}): The bank refused to move money.',
  'kind.customs_order_changed.text.draft_changed':
    'Customs order {no} ({name}): {party} changed a declaration that you had confirmed. Please confirm it again.',
  'kind.customs_order_changed.text.draft_confirmed':
    'Customs order {no} ({name}): {party} confirmed the changed declaration.',
  'kind.customs_order_changed.text.nothing_declared':
    'No declaration of customs agency order {no} ({name}) stands any more: declare anew, or end the order.',
  'kind.customs_order_changed.text.declaration_taken_off':
    'Customs order {no} ({name}): The platform took a recorded declaration off it. Look at where it stands now.',
  'kind.customs_order_changed.text.declaration_put_back':
    'Customs order {no} ({name}): The platform put a recorded declaration back on it. Look at where it stands now.',
  'kind.customs_order_changed.text.claim_opened': 'Customs order {no} ({name}): {party} complains.',
  'kind.customs_order_changed.text.claim_moved': 'Customs order {no} ({name}): there is news of the complaint.',
  'kind.customs_order_changed.text.claim_disputed':
    'Customs order {no} ({name}): {party} asks the platform to decide a complaint.',
  'kind.customs_order_changed.text.claim_refunded':
    'Customs order {no} ({name}): the bank has paid back what the complaint came to.',
  'kind.customs_order_changed.text.late': 'Customs order {no} ({name}): nobody has accepted it in time.',
  'kind.customs_order_changed.text.pay_soon':
    'Customs order {no} ({name}): The quote is not paid yet. Unpaid, the order is soon cancelled; its page says when.',
  'kind.customs_order_changed.text.pay_lapsed':
    'Customs order {no} ({name}): It was cancelled, because its quote was not paid in time.',
  'kind.customs_order_changed.text.due_soon':
    'Customs order {no} ({name}) waits for your confirmation. Without it, it is soon complete by itself; its page says when.',
  'kind.declaration_moved.title': 'News of a declaration form',
  'kind.declaration_moved.text': 'Form {no} ({name}) has moved on.',
  'kind.declaration_moved.text.pending_review': 'Form {no} ({name}) waits to be looked over.',
  'kind.declaration_moved.text.released': 'The goods of form {no} ({name}) are released.',
  'kind.declaration_moved.text.cleared': 'Form {no} ({name}) is closed by customs.',
  'kind.declaration_moved.text.amendment_requested':
    '{party} wants to ask customs to change or withdraw form {no} ({name}).',
  'kind.declaration_moved.text.amendment_sent': '{party} has asked customs to change or withdraw form {no} ({name}).',
  'kind.declaration_halted.title': 'A declaration form needs attention',
  'kind.declaration_halted.text': 'Form {no} ({name}) has come to a stop.',
  'kind.declaration_halted.text.review_rejected':
    'Form {no} ({name}) was sent back by the colleague who looked it over.',
  'kind.declaration_halted.text.declare_failed': 'Form {no} ({name}) could not be declared.',
  'kind.declaration_halted.text.manual_handling': 'Customs wants papers for form {no} ({name}), or has suspended it.',
  'kind.declaration_halted.text.tax_pending': 'Duties are to be paid for form {no} ({name}).',
  'kind.declaration_halted.text.deleted': 'Customs has deleted form {no} ({name}).',
  'kind.declaration_halted.text.push_failed': 'Form {no} ({name}) did not get through to the Single Window.',
  'kind.declaration_halted.text.inspection': 'Customs wants to examine the goods of form {no} ({name}).',
  'kind.declaration_halted.text.returned': 'Customs has returned form {no} ({name}).',
  'kind.declaration_halted.text.supplement': 'Customs wants a supplementary declaration for form {no} ({name}).',
  'kind.declaration_halted.text.moved_after_cancel':
    'Customs has an answer on form {no} ({name}), which was cancelled here. Look whether it was declared all the same.',
  'kind.customs_receipt_unknown.title': 'A customs receipt nobody can place',
  'kind.customs_receipt_unknown.text': 'Receipt {no} with the code {name} needs a person.',
  'kind.review_requested.text.service': 'The service “{name}” was submitted.',
  'kind.review_requested.text.product': 'The product “{name}” was submitted.',
  'kind.review_requested.text.store': 'The store “{name}” was submitted.',
  'kind.review_requested.text.registration': 'The registration of {name} was submitted.',
  'kind.review_requested.text.company_change': 'A change of {name}’s company data was submitted.',
  'kind.review_requested.text.newsArticle': 'The article “{name}” was submitted.',
  'kind.membership_begun.title': 'Your membership has begun',
  'kind.membership_begun.text': 'The payment for order {no} is confirmed; what was ordered is valid now.',
  'kind.membership_payment_rejected.title': 'Your payment was not found',
  'kind.membership_payment_rejected.text': 'Order {no}: {reason}. Please check and report the payment again.',
  'kind.membership_refunded.title': 'Your payment is refunded',
  'kind.membership_refunded.text': 'Order {no} was taken back and its amount is refunded: {reason}',
  'kind.membership_order_expired.title': 'Your order has expired',
  'kind.membership_order_expired.text': 'Order {no} was not paid in time. Order again if you still want it.',
  'kind.membership_invoice_issued.title': 'Your invoice has been issued',
  'kind.membership_invoice_issued.text': 'Invoice {name} for order {no} can be downloaded with the order.',
  'kind.membership_credit_note_issued.title': 'A credit note has been issued',
  'kind.membership_credit_note_issued.text':
    'Credit note {name} for the refunded order {no} can be downloaded with the order.',
  'kind.plan_expiring.title': 'Your plan ends soon',
  'kind.plan_expiring.text': 'The plan “{name}” ends on {date}.',
  'kind.trial_expiring.title': 'Your free trial ends soon',
  'kind.trial_expiring.text': 'The free trial of “{name}” ends on {date}. Order the plan to keep what it brings.',
  'kind.plan_renewal_ordered.title': 'Your plan was ordered again',
  'kind.plan_renewal_ordered.text':
    '“{name}” renews itself: order {no} over {amount} waits for your payment. Without it the plan ends on {date}.',
  'kind.plan_renewal_repriced.title': 'Your plan was ordered again at a new price',
  'kind.plan_renewal_repriced.text':
    'The price of “{name}” has changed from {before} to {amount}. Order {no} waits for your payment; you can also cancel it. Without payment the plan ends on {date}.',
  'kind.plan_renewal_withdrawn.title': 'Your plan cannot be renewed',
  'kind.plan_renewal_withdrawn.text':
    '“{name}” is not sold any more, so its automatic renewal was turned off. It stays valid until {date}; choose another plan before then.',
  'kind.work_handed_on.title': 'Open work was handed on',
  'kind.work_handed_on.text':
    '{party} takes over from {name}: {count} open documents (inquiries, negotiations, orders).',
  'kind.quota_low.title': 'A quota is running low',
  'kind.quota_low.text': '{count} left of “{name}”.',
  'kind.certificate_accepted.title': 'A certificate was accepted',
  'kind.certificate_accepted.text': '{name} was checked and counts now.',
  'kind.certificate_rejected.title': 'A certificate was not accepted',
  'kind.certificate_rejected.text': '{name} was not accepted: {reason}',
  'kind.certificate_expiring.title': 'A certificate ends soon',
  'kind.certificate_expiring.text': '{name} ends on {date}. Hand in the new one in time.',
  'kind.certificate_expired.title': 'A certificate has ended',
  'kind.certificate_expired.text': '{name} ended on {date}; its badge is gone.',
  'kind.company_restricted.title': 'Your company is restricted',
  'kind.company_restricted.text': '{name} begins nothing new for now; what is open goes on: {reason}',
  'kind.company_restriction_lifted.title': 'A restriction of your company is lifted',
  'kind.company_restriction_lifted.text': 'The risk seen for {name} is settled: {reason}',
  'kind.company_suspended.title': 'Your company is suspended',
  'kind.company_suspended.text': '{name} is suspended: {reason}. Nobody can sign in for it until the suspension ends.',
  'kind.company_reinstated.title': 'Your company is active again',
  'kind.company_reinstated.text': '{name} can trade again: {reason}',
  'kind.company_side_added.title': 'Your company is on another side of the market',
  'kind.company_side_added.text': '{name} now takes part on another side of the market.',
  'kind.company_side_added.text.seller': '{name} now also sells goods here.',
  'kind.company_side_added.text.provider': '{name} now also offers services here.',
  'kind.company_side_added.text.buyer': '{name} now also buys goods here.',
  'kind.company_closed.title': 'Your company is closed',
  'kind.company_closed.text': '{name} was closed: {reason}',
  'kind.partner_suspended.title': 'A business partner is suspended',
  'kind.partner_suspended.text':
    '{name} is suspended. Your open orders go on under our supervision; please make no new payments.',
  'kind.quota_exhausted.title': 'A quota is used up',
  'kind.quota_exhausted.text': '“{name}” is used up.',
  'kind.membership_over_quota.title': 'Products are hidden from the mall',
  'kind.membership_over_quota.text':
    'Your membership covers fewer products than you have on sale. Hidden, the newest first: {count}. Nothing is deleted; they come back with a plan or package that covers them.',
  'kind.membership_shown_again.title': 'Hidden products are back in the mall',
  'kind.membership_shown_again.text': 'Your membership covers them again: {count}.',
  'kind.review_requested.text.grant': 'Time-limited rights are asked for: {name}.',
  'kind.security_alert.text.grant_approved': '{actor} granted you “{name}” for a time.',
  'kind.security_alert.text.grant_rejected': '{actor} refused your request for “{name}”.',
  'kind.security_alert.text.grant_revoked': '{actor} took “{name}” back on {date}.',
  'kind.security_alert.text.grant_ended': 'The time for “{name}” is over.',
  'kind.security_alert.text.viewed_as':
    '{actor} of the platform looked at your company’s pages from {date} on, read-only: {name}',
} as const
