import { images } from '../kit/images/images.mr.ts';
import { equipmentForm } from '../screens/equipment-form/equipment-form.mr.ts';
import { equipmentImport } from '../screens/equipment-import/equipment-import.mr.ts';
import { master } from '../screens/master/master.mr.ts';
import { profile } from '../screens/profile/profile.mr.ts';

const { wrong, ...machine } = equipmentForm;
/** What the server says in forms and lists of the dashboard, and the words of its lists. */
export const ownSentences: Readonly<Record<string, string>> = {
  // Of a lead, of a payment, and how one pays.
  New: 'नवीन',
  Replied: 'उत्तर दिले',
  Won: 'काम मिळाले',
  Closed: 'बंद',
  SUCCESS: 'यशस्वी',
  Success: 'यशस्वी',
  Pending: 'बाकी',
  PENDING: 'बाकी',
  Failed: 'अयशस्वी',
  FAILED: 'अयशस्वी',
  CANCELLED: 'रद्द',
  'NOT ATTEMPTED': 'प्रयत्न झाला नाही',
  'USER DROPPED': 'मध्येच सोडले',
  'Credit card': 'क्रेडिट कार्ड',
  'Debit card': 'डेबिट कार्ड',
  'Prepaid card': 'प्रीपेड कार्ड',
  'Net banking': 'नेट बँकिंग',
  Wallet: 'वॉलेट',
  'UPI credit card': 'UPI क्रेडिट कार्ड',
  'UPI wallet': 'UPI वॉलेट',
  'Credit card EMI': 'क्रेडिट कार्ड EMI',
  'Debit card EMI': 'डेबिट कार्ड EMI',
  'Cardless EMI': 'कार्डशिवाय EMI',
  'Pay later': 'नंतर पेमेंट',
  'Bank transfer': 'बँक ट्रान्सफर',

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
  'At most 2100, please.': 'कृपया योग्य वर्ष लिहा.',
  'Capacity is a number above 0.': machine.capacityForm,
  'Discount is a percent from 0 to 90.': machine.discountRange,
  'Please choose 5 categories at most.': machine.manyCategories,
  'A PIN code has six digits.': machine.pinForm,
  'Please give a link to a YouTube video.': machine.linkForm,
  'Please name the type on one line.': 'कृपया प्रकाराचे नाव एका ओळीत लिहा.',
  'Please choose hour, day, week or month.': 'कृपया तास, दिवस, आठवडा किंवा महिना निवडा.',
  'Please answer yes or no.': 'कृपया yes किंवा no लिहा.',
  'Please choose a status.': 'कृपया स्थिती निवडा.',
  'Please load the machine again.': 'कृपया यंत्र पुन्हा लोड करा.',
  'The file has no rows.': equipmentImport.empty,
  'Please import 5,000 rows at most at a time.': equipmentImport.tooMany,
  'We do not know this city in this state. Please check both, or put the marker on the map.':
    'या राज्यात हे शहर आम्हाला सापडले नाही. कृपया दोन्ही तपासा, किंवा नकाशावर खूण लावा.',
  'Please choose a place in India.': 'कृपया भारतातील ठिकाण निवडा.',
  'This year is still to come.': 'हे वर्ष अजून यायचे आहे.',
  'This category does not exist any more. Please select another.': 'हा वर्ग आता नाही. कृपया दुसरा निवडा.',
  'This equipment type does not exist any more. Please select another.': 'यंत्राचा हा प्रकार आता नाही. कृपया दुसरा निवडा.',
  'This image does not exist. Please upload it again.': 'हा फोटो आता नाही. कृपया पुन्हा अपलोड करा.',
  'This is not an image we can read. Please use JPEG, PNG or WebP.': images.unreadable,
  'This image is too large. Please use one of at most 1 MB and 25 megapixels.':
    'हा फोटो खूप मोठा आहे. कृपया 1 MB आणि 25 मेगापिक्सलपर्यंतचा वापरा.',
  'You have uploaded many images today. Please go on tomorrow.': 'आज तुम्ही खूप फोटो अपलोड केले आहेत. कृपया उद्या पुढे जा.',
  'Somebody has changed this machine meanwhile. Please load it again and repeat your change.':
    'दरम्यान कोणीतरी हे यंत्र बदलले आहे. कृपया ते पुन्हा लोड करा आणि तुमचा बदल पुन्हा करा.',
  'This machine is not listed any more.': 'हे यंत्र आता यादीत नाही.',
  'Please provide a rating and a comment.': 'कृपया रेटिंग आणि अभिप्राय दोन्ही द्या.',
  'You cannot rate your own machine.': 'तुम्ही स्वतःच्या यंत्राला रेटिंग देऊ शकत नाही.',
  'You have rated this machine already.': 'तुम्ही या यंत्राला आधीच रेटिंग दिले आहे.',

  // Of a person.
  'Please enter your first name.': profile.wrong.firstName,
  'Please enter a valid 10-digit phone number.': profile.wrong.mobile,
  'Please enter a valid e-mail address, like name@example.com.': profile.wrong.email,
  'A PAN has 10 characters, like ABCDE1234F.': profile.wrong.pan,
  'A GSTIN has 15 characters, like 27ABCDE1234F1Z5.': profile.wrong.gstin,
  'A CIN has 21 characters, like U29210MH2015PTC123456.': profile.wrong.cin,
  'A website begins with https://.': profile.wrong.website,
  'Please give a date.': 'कृपया तारीख द्या.',
  'Please give a date in the past.': profile.wrong.date,
  'Please enter your password.': 'कृपया तुमचा पासवर्ड लिहा.',
  'This password is easy to guess. Please choose another.': 'हा पासवर्ड सहज ओळखता येतो. कृपया दुसरा निवडा.',
  'The mobile number or the password is not right.': 'मोबाइल नंबर किंवा पासवर्ड बरोबर नाही.',
  'There is no such user.': 'असा वापरकर्ता नाही.',
  'Please load the profile again.': 'कृपया प्रोफाइल पुन्हा लोड करा.',
  'Somebody has changed this profile meanwhile. Please load it again and repeat your change.':
    'दरम्यान कोणीतरी हे प्रोफाइल बदलले आहे. कृपया ते पुन्हा लोड करा आणि तुमचा बदल पुन्हा करा.',
  'Please choose a unit.': 'कृपया एकक निवडा.',
  'From and to are numbers above 0, the lower one first.': master.types.rangeNeeded,
  'There is no such lead.': 'अशी लीड नाही.',
  'You have opened many leads today. Please go on tomorrow.': 'तुम्ही आज बऱ्याच लीड उघडल्या आहेत. कृपया उद्या पुढे जा.',

  // Of plans and payments.
  'A price is an amount in rupees, with two decimals at most.': 'किंमत रुपयांत असते, दशांशानंतर जास्तीत जास्त दोन अंक.',
  'A discount is a percent from 0 to 100, with two decimals at most.':
    'सूट 0 ते 100 टक्के असते, दशांशानंतर जास्तीत जास्त दोन अंक.',
  'The number of machines is a whole number from 1 to 10,000.': 'यंत्रांची संख्या 1 ते 10,000 पर्यंत पूर्ण संख्या असते.',
  'Please load the plan again.': 'कृपया प्लॅन पुन्हा लोड करा.',
  'There is no such plan.': 'असा प्लॅन नाही.',
  'There is a plan of this name already.': 'या नावाचा प्लॅन आधीच आहे.',
  'There is no such subscription.': 'असे सदस्यत्व नाही.',
  'Somebody has changed this plan meanwhile. Please load it again and repeat your change.':
    'दरम्यान कोणीतरी हा प्लॅन बदलला आहे. कृपया तो पुन्हा लोड करा आणि तुमचा बदल पुन्हा करा.',
  'This plan is not sold for this period any more. Please choose another.':
    'हा प्लॅन या कालावधीसाठी आता मिळत नाही. कृपया दुसरा निवडा.',
  'Please select a machine.': 'कृपया एखादे यंत्र निवडा.',
  'Please select fewer machines.': 'कृपया कमी यंत्रे निवडा.',
  'This plan holds fewer machines than you selected.': 'या प्लॅनमध्ये तुम्ही निवडलेल्यांपेक्षा कमी यंत्रे बसतात.',
  'One of these machines is not yours or does not exist any more. Please choose again.':
    'यातील एखादे यंत्र तुमचे नाही किंवा आता नाही. कृपया पुन्हा निवडा.',
  'One of these machines is in a running subscription already. Please choose others, or renew that one.':
    'यातील एखादे यंत्र आधीच चालू सदस्यत्वात आहे. कृपया दुसरी निवडा, किंवा त्याचेच नूतनीकरण करा.',
  'The price of this plan is another one. Please check it and try again.':
    'या प्लॅनची किंमत आता वेगळी आहे. कृपया पाहून पुन्हा प्रयत्न करा.',
  'Failed to start the payment session. Please try again.': 'पेमेंट सुरू होऊ शकले नाही. कृपया पुन्हा प्रयत्न करा.',
  'You have started many payments. Please try again in an hour.':
    'तुम्ही खूप पेमेंट सुरू केली आहेत. कृपया एका तासानंतर पुन्हा प्रयत्न करा.',
  'Payment details not available. Please try again.': 'पेमेंटची माहिती मिळाली नाही. कृपया पुन्हा प्रयत्न करा.',
  'The amount paid is not the price of the plan.': 'भरलेली रक्कम प्लॅनच्या किमतीइतकी नाही.',
  'This order was paid twice.': 'या ऑर्डरचे पेमेंट दोनदा झाले.',
  'One of the machines is not yours any more.': 'यातील एक यंत्र आता तुमचे नाही.',
  'One of the machines came into another subscription meanwhile.': 'दरम्यान एक यंत्र दुसऱ्या सदस्यत्वात आले.',
  'The account was closed meanwhile.': 'दरम्यान खाते बंद झाले.',

  // Of websites and of the lists that admins keep.
  'There is no such key.': 'अशी किल्ली नाही.',
  'You have 20 keys already. Please revoke one first.': 'तुमच्याकडे आधीच 20 किल्ल्या आहेत. कृपया आधी एक रद्द करा.',
  'Please enter a name.': 'कृपया नाव लिहा.',
  'Please write this on one line.': 'कृपया हे एका ओळीत लिहा.',
  'A colour is written #rrggbb.': 'रंग #rrggbb असा लिहितात.',
  'Please load the list again.': 'कृपया यादी पुन्हा लोड करा.',
  'Somebody has changed this category meanwhile. Please load it again and repeat your change.':
    'दरम्यान कोणीतरी हा वर्ग बदलला आहे. कृपया तो पुन्हा लोड करा आणि तुमचा बदल पुन्हा करा.',
  'Somebody has changed this equipment type meanwhile. Please load it again and repeat your change.':
    'दरम्यान कोणीतरी यंत्राचा हा प्रकार बदलला आहे. कृपया तो पुन्हा लोड करा आणि तुमचा बदल पुन्हा करा.',
  'There is a category of this name already.': 'या नावाचा वर्ग आधीच आहे.',
  'There is an equipment type of this name already.': 'या नावाचा प्रकार आधीच आहे.',
  'This word means that type already.': 'या शब्दाचा अर्थ आधीच हा प्रकार आहे.',
  'There is no such word any more.': 'हा शब्द आता नाही.',
  'Please type the word.': 'कृपया शब्द लिहा.',
  ...Object.fromEntries(
    [40, 60, 80, 100, 120, 150, 200, 250].map((most) => [`${most} characters at most, please.`, machine.long(most)]),
  ),
  '1,000 characters at most, please.': 'कृपया जास्तीत जास्त 1,000 अक्षरे लिहा.',

  // Of what there is too much of.
  'Your account has 5,000 machines, as many as one can hold. Please write to us if your fleet is larger.':
    'तुमच्या खात्यात 5,000 यंत्रे आहेत, यापेक्षा जास्त ठेवता येत नाहीत. ताफा याहून मोठा असल्यास कृपया आम्हाला लिहा.',
  'You have changed a great deal today. Please go on tomorrow.': 'आज तुम्ही खूप बदल केले आहेत. कृपया उद्या पुढे करा.',
  'You have imported many tables today. Please go on tomorrow.': 'आज तुम्ही खूप तक्ते आणले आहेत. कृपया उद्या पुढे करा.',
  'Too many new equipment types were named. Please select one of the list, or go on tomorrow.':
    'खूप नवीन प्रकार लिहिले गेले आहेत. कृपया यादीतून निवडा, किंवा उद्या पुढे करा.',
  'There are as many equipment types as we can keep. Please delete or deactivate one first.':
    'यंत्रांचे प्रकार यापेक्षा जास्त ठेवता येत नाहीत. कृपया आधी एक काढा किंवा निष्क्रिय करा.',
  'There are as many categories as pages can show. Please delete one first.':
    'वर्ग यापेक्षा जास्त दाखवता येत नाहीत. कृपया आधी एक काढा.',
  'There are as many added words as we can keep. Please remove one first.':
    'जोडलेले शब्द यापेक्षा जास्त ठेवता येत नाहीत. कृपया आधी एक काढा.',

  // Of everything.
  'Please check the highlighted fields.': 'कृपया खुणा केलेले रकाने तपासा.',
  'Please log in to go on.': 'पुढे जाण्यासाठी कृपया लॉग इन करा.',
  'Your session has ended. Please log in again.': 'तुमचे सत्र संपले आहे. कृपया पुन्हा लॉग इन करा.',
  'Your account may not do this.': 'तुमच्या खात्याला याची परवानगी नाही.',
  'Too many attempts. Please wait a while and try again.': 'खूप वेळा प्रयत्न झाला. कृपया थोडे थांबून पुन्हा प्रयत्न करा.',
  'We are busy right now. Please try again in a moment.': 'सध्या खूप गर्दी आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'Something went wrong on our side. Please try again.': 'आमच्याकडून काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
};
