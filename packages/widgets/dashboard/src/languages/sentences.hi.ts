import { images } from '../kit/images/images.hi.ts';
import { equipmentForm } from '../screens/equipment-form/equipment-form.hi.ts';
import { equipmentImport } from '../screens/equipment-import/equipment-import.hi.ts';
import { master } from '../screens/master/master.hi.ts';
import { profile } from '../screens/profile/profile.hi.ts';

const { wrong, ...machine } = equipmentForm;
/** What the server says in forms and lists of the dashboard, and the words of its lists. */
export const ownSentences: Readonly<Record<string, string>> = {
  // Of a lead, of a payment, and how one pays.
  New: 'नई',
  Replied: 'जवाब दिया',
  Won: 'काम मिला',
  Closed: 'बंद',
  SUCCESS: 'सफल',
  Success: 'सफल',
  Pending: 'बाकी',
  PENDING: 'बाकी',
  Failed: 'असफल',
  FAILED: 'असफल',
  CANCELLED: 'रद्द',
  'NOT ATTEMPTED': 'कोशिश नहीं हुई',
  'USER DROPPED': 'बीच में छोड़ा',
  'Credit card': 'क्रेडिट कार्ड',
  'Debit card': 'डेबिट कार्ड',
  'Prepaid card': 'प्रीपेड कार्ड',
  'Net banking': 'नेट बैंकिंग',
  Wallet: 'वॉलेट',
  'UPI credit card': 'UPI क्रेडिट कार्ड',
  'UPI wallet': 'UPI वॉलेट',
  'Credit card EMI': 'क्रेडिट कार्ड EMI',
  'Debit card EMI': 'डेबिट कार्ड EMI',
  'Cardless EMI': 'बिना कार्ड EMI',
  'Pay later': 'बाद में भुगतान',
  'Bank transfer': 'बैंक ट्रांसफ़र',

  // Of a machine.
  'Name is required': wrong.name,
  'Category is required': wrong.categories,
  'equipmentTypeId is required': wrong.equipmentTypeId,
  'phoneNumber is required': wrong.phoneNumber,
  'Model No is required': wrong.modelNumber,
  'Year of Manufacture is required': wrong.yearOfMfg,
  'address is required': wrong.address,
  'Working Hours is required': wrong.noOfWorkingHrs,
  'Rental Value is required': wrong.rentalValue,
  'At least one image is required': wrong.images,
  'Country is required': wrong.country,
  'Please enter the city.': wrong.city,
  'Please enter the state.': wrong.state,
  'At most 168, please.': machine.hoursRange,
  'At most 100000000, please.': machine.rentRange,
  'At most 2100, please.': 'कृपया सही वर्ष लिखें।',
  'Capacity is a number above 0.': machine.capacityForm,
  'Discount is a percent from 0 to 90.': machine.discountRange,
  'Please choose 5 categories at most.': machine.manyCategories,
  'A PIN code has six digits.': machine.pinForm,
  'Please give a link to a YouTube video.': machine.linkForm,
  'Please name the type on one line.': 'कृपया प्रकार का नाम एक पंक्ति में लिखें।',
  'Please choose hour, day, week or month.': 'कृपया घंटा, दिन, सप्ताह या महीना चुनें।',
  'Please answer yes or no.': 'कृपया yes या no लिखें।',
  'Please choose a status.': 'कृपया स्थिति चुनें।',
  'Please load the machine again.': 'कृपया मशीन फिर लोड करें।',
  'The file has no rows.': equipmentImport.empty,
  'Please import 5,000 rows at most at a time.': equipmentImport.tooMany,
  'We do not know this city in this state. Please check both, or put the marker on the map.':
    'इस राज्य में यह शहर हमें नहीं मिला। कृपया दोनों जाँचें, या नक्शे पर निशान लगाएँ।',
  'Please choose a place in India.': 'कृपया भारत की कोई जगह चुनें।',
  'This year is still to come.': 'यह वर्ष अभी आया नहीं है।',
  'This category does not exist any more. Please select another.': 'यह श्रेणी अब नहीं है। कृपया दूसरी चुनें।',
  'This equipment type does not exist any more. Please select another.': 'मशीन का यह प्रकार अब नहीं है। कृपया दूसरा चुनें।',
  'This image does not exist. Please upload it again.': 'यह तस्वीर अब नहीं है। कृपया फिर अपलोड करें।',
  'This is not an image we can read. Please use JPEG, PNG or WebP.': images.unreadable,
  'This image is too large. Please use one of at most 1 MB and 25 megapixels.':
    'यह तस्वीर बहुत बड़ी है। कृपया 1 MB और 25 मेगापिक्सल तक की लें।',
  'You have uploaded many images today. Please go on tomorrow.': 'आज आपने बहुत सारी तस्वीरें अपलोड की हैं। कृपया कल आगे बढ़ें।',
  'Somebody has changed this machine meanwhile. Please load it again and repeat your change.':
    'इस बीच किसी और ने यह मशीन बदल दी है। कृपया इसे फिर लोड करें और अपना बदलाव दोहराएँ।',
  'This machine is not listed any more.': 'यह मशीन अब सूची में नहीं है।',
  'Please provide a rating and a comment.': 'कृपया रेटिंग और टिप्पणी दोनों दें।',
  'You cannot rate your own machine.': 'आप अपनी ही मशीन को रेटिंग नहीं दे सकते।',
  'You have rated this machine already.': 'आप इस मशीन को पहले ही रेटिंग दे चुके हैं।',

  // Of a person.
  'Please enter your first name.': profile.wrong.firstName,
  'Please enter a valid 10-digit phone number.': profile.wrong.mobile,
  'Please enter a valid e-mail address, like name@example.com.': profile.wrong.email,
  'A PAN has 10 characters, like ABCDE1234F.': profile.wrong.pan,
  'A GSTIN has 15 characters, like 27ABCDE1234F1Z5.': profile.wrong.gstin,
  'A CIN has 21 characters, like U29210MH2015PTC123456.': profile.wrong.cin,
  'A website begins with https://.': profile.wrong.website,
  'Please give a date.': 'कृपया तारीख दें।',
  'Please give a date in the past.': profile.wrong.date,
  'Please enter your password.': 'कृपया अपना पासवर्ड लिखें।',
  'This password is easy to guess. Please choose another.': 'इस पासवर्ड का अंदाज़ा लगाना आसान है। कृपया कोई दूसरा चुनें।',
  'The mobile number or the password is not right.': 'मोबाइल नंबर या पासवर्ड सही नहीं है।',
  'There is no such user.': 'ऐसा कोई उपयोगकर्ता नहीं है।',
  'Please load the profile again.': 'कृपया प्रोफ़ाइल फिर लोड करें।',
  'Somebody has changed this profile meanwhile. Please load it again and repeat your change.':
    'इस बीच किसी और ने यह प्रोफ़ाइल बदल दी है। कृपया इसे फिर लोड करें और अपना बदलाव दोहराएँ।',
  'Please choose a unit.': 'कृपया इकाई चुनें।',
  'From and to are numbers above 0, the lower one first.': master.types.rangeNeeded,
  'There is no such lead.': 'ऐसी कोई लीड नहीं है।',
  'You have opened many leads today. Please go on tomorrow.': 'आपने आज बहुत-सी लीड खोली हैं। कृपया कल आगे बढ़ें।',

  // Of plans and payments.
  'A price is an amount in rupees, with two decimals at most.': 'कीमत रुपयों में होती है, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'A discount is a percent from 0 to 100, with two decimals at most.':
    'छूट 0 से 100 प्रतिशत होती है, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'The number of machines is a whole number from 1 to 10,000.': 'मशीनों की संख्या 1 से 10,000 तक पूरी संख्या होती है।',
  'Please load the plan again.': 'कृपया प्लान फिर लोड करें।',
  'There is no such plan.': 'ऐसा कोई प्लान नहीं है।',
  'There is a plan of this name already.': 'इस नाम का प्लान पहले से है।',
  'There is no such subscription.': 'ऐसी कोई सदस्यता नहीं है।',
  'Somebody has changed this plan meanwhile. Please load it again and repeat your change.':
    'इस बीच किसी और ने यह प्लान बदल दिया है। कृपया इसे फिर लोड करें और अपना बदलाव दोहराएँ।',
  'This plan is not sold for this period any more. Please choose another.':
    'यह प्लान इस अवधि के लिए अब नहीं मिलता। कृपया दूसरा चुनें।',
  'Please select a machine.': 'कृपया कोई मशीन चुनें।',
  'Please select fewer machines.': 'कृपया कम मशीनें चुनें।',
  'This plan holds fewer machines than you selected.': 'इस प्लान में आपकी चुनी हुई मशीनों से कम मशीनें आती हैं।',
  'One of these machines is not yours or does not exist any more. Please choose again.':
    'इनमें से कोई मशीन आपकी नहीं है या अब नहीं रही। कृपया फिर चुनें।',
  'One of these machines is in a running subscription already. Please choose others, or renew that one.':
    'इनमें से कोई मशीन पहले से चालू सदस्यता में है। कृपया दूसरी चुनें, या उसी का नवीनीकरण करें।',
  'The price of this plan is another one. Please check it and try again.':
    'इस प्लान की कीमत अब अलग है। कृपया देख लें और फिर कोशिश करें।',
  'Failed to start the payment session. Please try again.': 'भुगतान शुरू नहीं हो सका। कृपया फिर कोशिश करें।',
  'You have started many payments. Please try again in an hour.':
    'आपने बहुत सारे भुगतान शुरू किए हैं। कृपया एक घंटे बाद फिर कोशिश करें।',
  'Payment details not available. Please try again.': 'भुगतान की जानकारी नहीं मिली। कृपया फिर कोशिश करें।',
  'The amount paid is not the price of the plan.': 'चुकाई गई रकम प्लान की कीमत के बराबर नहीं है।',
  'This order was paid twice.': 'इस ऑर्डर का भुगतान दो बार हुआ।',
  'One of the machines is not yours any more.': 'इनमें से कोई मशीन अब आपकी नहीं है।',
  'One of the machines came into another subscription meanwhile.': 'इस बीच कोई मशीन दूसरी सदस्यता में आ गई।',
  'The account was closed meanwhile.': 'इस बीच खाता बंद हो गया।',

  // Of websites and of the lists that admins keep.
  'There is no such key.': 'ऐसी कोई कुंजी नहीं है।',
  'You have 20 keys already. Please revoke one first.': 'आपके पास पहले से 20 कुंजियाँ हैं। कृपया पहले एक रद्द करें।',
  'Please enter a name.': 'कृपया नाम लिखें।',
  'Please write this on one line.': 'कृपया इसे एक पंक्ति में लिखें।',
  'A colour is written #rrggbb.': 'रंग #rrggbb की तरह लिखा जाता है।',
  'Please load the list again.': 'कृपया सूची फिर लोड करें।',
  'Somebody has changed this category meanwhile. Please load it again and repeat your change.':
    'इस बीच किसी और ने यह श्रेणी बदल दी है। कृपया इसे फिर लोड करें और अपना बदलाव दोहराएँ।',
  'Somebody has changed this equipment type meanwhile. Please load it again and repeat your change.':
    'इस बीच किसी और ने मशीन का यह प्रकार बदल दिया है। कृपया इसे फिर लोड करें और अपना बदलाव दोहराएँ।',
  'There is a category of this name already.': 'इस नाम की श्रेणी पहले से है।',
  'There is an equipment type of this name already.': 'इस नाम का प्रकार पहले से है।',
  'This word means that type already.': 'इस शब्द का मतलब पहले से यही प्रकार है।',
  'There is no such word any more.': 'यह शब्द अब नहीं है।',
  'Please type the word.': 'कृपया शब्द लिखें।',
  ...Object.fromEntries(
    [40, 60, 80, 100, 120, 150, 200, 250].map((most) => [`${most} characters at most, please.`, machine.long(most)]),
  ),
  '1,000 characters at most, please.': 'कृपया ज़्यादा से ज़्यादा 1,000 अक्षर लिखें।',

  // Of what there is too much of.
  'Your account has 5,000 machines, as many as one can hold. Please write to us if your fleet is larger.':
    'आपके खाते में 5,000 मशीनें हैं, इससे ज़्यादा नहीं रखी जा सकतीं। बेड़ा इससे बड़ा हो तो कृपया हमें लिखें।',
  'You have changed a great deal today. Please go on tomorrow.': 'आज आपने बहुत सारे बदलाव किए हैं। कृपया कल आगे बढ़ें।',
  'You have imported many tables today. Please go on tomorrow.': 'आज आपने बहुत सारी तालिकाएँ लाई हैं। कृपया कल आगे बढ़ें।',
  'Too many new equipment types were named. Please select one of the list, or go on tomorrow.':
    'बहुत सारे नए प्रकार लिखे गए हैं। कृपया सूची में से चुनें, या कल आगे बढ़ें।',
  'There are as many equipment types as we can keep. Please delete or deactivate one first.':
    'मशीनों के प्रकार इससे ज़्यादा नहीं रखे जा सकते। कृपया पहले एक हटाएँ या निष्क्रिय करें।',
  'There are as many categories as pages can show. Please delete one first.':
    'श्रेणियाँ इससे ज़्यादा नहीं दिखाई जा सकतीं। कृपया पहले एक हटाएँ।',
  'There are as many added words as we can keep. Please remove one first.':
    'जोड़े गए शब्द इससे ज़्यादा नहीं रखे जा सकते। कृपया पहले एक हटाएँ।',

  // Of everything.
  'Please check the highlighted fields.': 'कृपया चिह्नित खाने जाँचें।',
  'Please log in to go on.': 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
  'Your session has ended. Please log in again.': 'आपका सत्र समाप्त हो गया है। कृपया फिर लॉग इन करें।',
  'Your account may not do this.': 'आपके खाते को इसकी अनुमति नहीं है।',
  'Too many attempts. Please wait a while and try again.': 'बहुत बार कोशिश हुई। कृपया थोड़ी देर रुककर फिर कोशिश करें।',
  'We are busy right now. Please try again in a moment.': 'अभी बहुत भीड़ है। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Something went wrong on our side. Please try again.': 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
};
