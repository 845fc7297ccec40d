/**
 * Neighbourhoods of the thirty largest cities, for the map near by, nearest to nearest.
 * Data: GeoNames postal codes (https://www.geonames.org), CC BY 4.0, selected.
 */
export const localities = {
  /** One name per line. */
  names: `Rajawadi
Vidyanagari
Sakinaka
Sion
Khar Delivery
Chakala Midc
Anushakti Nagar
Vikhroli
Mahim
Juhu
Parel
Motilal Nagar
Vashi
Mazgaon
Kopar Khairne
Ghansoli
Sanpada
Cumballa Hill
Girgaon
Kharodi
Balkum
Rajbhavan
Nariman Point
Borivali
Mumbra
Dahisar
Jnpt
Sandozbaugh
Indraprastha
Malka Ganj
Karol Bagh
Seelampur
Krishna Nagar
Patparganj
Ashok Vihar
Jungpura
Gokal Puri
Chanakya Puri
Punjabi Bagh
Jhilmil
Karawal Nagar
Andrewsganj
Maya Puri
Saraswati Vihar
Khora
Hauz Khas
Burari
Vasundhra
Kalkaji
Paschim Vihar
Nangal Raya
Samai Pur
Sahibabad
Sarita Vihar
Vasant Kunj
Palam Village
Chickpet
Adugodi
Basavanagudi
Agram
Malleswaram
Fraser Town
Jayanagar
Hampinagar
Koramangala
Msrit
Nandinilayout
Nagarbhavi
Sahakaranagar
Horamavu
Subramanyapura
Kannamangala
Viswaneedam
Doorvaninagar
Rv Niketan
Begur
Vidyaranyapura
Anjanapura
Bellandur
Ullalu Upanagar
Thalaghattapura
Carmelram
Nagasandra
Virgonagar
Middleton Row
Bhawanipore
Narkeldanga
Ballygunge
Hatkhola
Sibpur
Purbachal
Alipore
Khiddirpore
Belgachia
Vip Nagar
Dhakuria
Kona
Liluah
Dasnagar
Bangur Avenue
Sahapur
Belur Math
Sinthee
Haripal
Aswini Nagar
Mukundapur
Jagacha
Dumdum
Bartala
Gouranganagar
Bansdroni
Uttarpara
Vepery
Rayapuram
Tiruvallikeni
Chetput
Vyasarpadi
Aynavaram
Mylapore
Tondiarpet
Saidapet
Arumbakkam
Villivakkam
Kotturpuram
Saligramam
Adambakkam
Choolaimedu
Padi
Besantnagar
Pozhal
Porur
Velacheri
Tiruvanmiyur
Perungudi
Tirumullaivoyal
Redhills
Madipakkam
Thiruverkadu
Polichalur
Kamarajnagar
Behrampura
Navjivan
Rajpur Gomtipur
Shahibag
Manekbag
Isanpur
Ranip
Memnagar
Saijpur Bogha
Ghatlodia
Juhapura
Vastral
Nikol
Sardarnagar
Digvijaynagar
Sarkhej
Dehgam
Aslali
Santej
Koba
Uvarsad
Adalaj
Shantigram
Kudasan
Changodar
Nandej
Chhipdi
Kanij
Humayunnagar
Charminar
Bahadurpura
Hyderguda
Golconda
Narsingi
Falaknuma
Saidabad
Begumpet
Amberpet
Hydershahkote
Yousufguda
Sitaphalmandi
Manikonda
Saroornagar
Nehrunagar
Rajendranagar
Bowenpally
Cyberabad
Lallaguda
Meerpet
Trimulgherry
Ie Moulali
Kukatpally
Vanasthalipuram
Kothaguda
Boduppal
Sainikpuri
Swargate
Range Hills
Wanowarie
Navsahyadri
Yerwada
Dhankawadi
Aundh
Armament
Dapodi
Warje
Hadapsar
Bavdhan
Mohamadwadi
Vadgaon Budruk
Kasarwadi
Bhosarigoan
Lohogaon
Manjari Farm
Phursungi
Chinchwadgaon
Vagholi
Charholi
Moshi
Akurdi
Pirangut
Loni Kalbhor
Theur
Paud
Sarthana
Udhna
Rander
Amroli
Bhatha
Bhestan
Sachin
Umbhel
Kribhconagar
Kholvad
Chalthan
Sayan
Vav Kathodara
Dumas
Olpad
Tadkeshwar
Dabhel
Sevni
Vesma
Orna
Ghala
Anwarganj
Ganga Ghat
Barra
Hns Nagar
Shiwans Tanney
Harjinder Nagar
Magarwara
Mandhana
Achalganj
Bidhnoo
Sachendi
Chaubepur
Sarsaul
Narwal
Shastri Nagar
Vaishali Nagar
Jhotwara
Gandhi Nagar
Mansarovar
Jawahar Nagar
Murlipura
Durgapura
Govindpura
Bhankrota
Amer
Jamdoli
Kanota
Kookas
Kalwad
Jahota
Jamwaramgarh
Watika
Morija
Nagram
Alambagh
Dilkusha
Lucknow Chowk
Niralanagar
Mahanagar
Vikas Nagar
Indira Nagar
Sgpgi
Sarojini Nagar
Chinhat
Kakori
Gurbuxganj
Mohanlalganj
Gosainganj
Satrikh
Malihabad
Wadi
Ajni
Jaripatka
Bagadganj
Ayodhya Nagar
Khamla
Vayusena Nagar
Mhalginagar
Godhani
Jaitala
Khapari
Koradi Tps
Bhilgaon
Hingna
Khaperkheda
Kanhan Pipri
Kalmeshwar
Patansaongi
Sudama Nagar
Kasturbagram
Nanda Nagar
Indore Cat
Hatod
Manglia
Mhow
Simrol
Betma
Saristabad
Kadamkuan
Beur More
Mahendru
Sadaquat Ashram
Ashiananagar
Gulzarbagh
Patna Sectt
Anzanpeer Chok
Nayagaon
Bidupur Rs
Dighwara
Sitalpur
Patepur
Chaksikandar
Balukaram
Sarai
Sikandri Sarai
Vidya Vihar
Arera Hills
Nariyalkheda
Suraj Nagar
Bairagarh
Bhel
Trilanga
Neelbad
Bag Mungalia
Kokta
Misord
Ayodhaya Nagar
Bilkisganj
Millerganj
Basti Jodhewal
Focal Point
Basant Avenue
Rajguru Nagar
Gill
Lohora
Ayali Kalan
Lalton Kalan
Baddowal
Phillaur
Sanehwal
Ghawaddi
Kohara
Jodhan
Dakha
Kila Raipur
Hambran
Narangwal
Urapar
Dehlon
Apra
Mohie
Moron
Gujjarwal
Katani Kalan
Koom Kalan
Ghungrana
Dayal Bagh
Jeonti
Kishni
Etmadpur
Kurra
Barhan
Bisawar
Bhadrauli
Achhnera
Karelibaug
Manjalpur
Akota
Chhani Rd
Subhanpura
Bajwa
Sankheda
Khambholej
Sokhda
Jarod
Vasad
Anklav
Kantharia
Bamangam
Tilakwada
Panchvati
Dwarka Corner
Sawarkar Nagar
Devlali
Chandori
Shivajinagar
Chakan
Dehu
Vadgaon
Katemanivali
Shahad
Saravali
Mohone
Vishnunagar
Dandekarwadi
Manpada
Manda
Kulgaon
Padgha
Kasarvadavali
Kalamboli Node
Kharghar
Nehru Nagar
Juchandra
Uttan
Papdi
Modipuram
Mohiuddinpur
Dabathwa
Jani
Daurala
Kharkhauda
Rasulpur Rohta
Govindpuri
Machhara
Modi Nagar
Hastinapur
Sarurpur Khurd
Sakoti Tanda
Parikshitgarh
Baleni
Lawar
Ballabgarh
Tigaon
Sangam Vihar
Ignou
Maharshi Nagar
Mehrauli
Gurjinder Vihar
Arjungarh
Haillymandi
Sohna
Kapashera
Govindpuram
Hindon Nagar
Dhaulana
Pilkhuwa
Karjat
Dhuva
Rajkot Bedipara
Kasturbadham
Veraval Shapar
Sapar Veraval
Gomta
Lodhika
Mengni
Paddhari
Sardhar
Mahmoorganj
Dhanapur
Sarnath
Bhulanpur Pac
Sadalpura
Harhua
Sahupuri
Chaubeypur
Cholapur
Sakaldiha
Mangari
Adalhat
Babatpur Ad
Jakhini
Baburi
Sindhora
Naugarh
Tanda Kalan
Saraidhela
Topchanchi
Jitpur
Shramik Nagar
Kusunda
Bansjora
Moonidih
Bhaga
Khasjeena Gora
Jamadoba
Baliapur
Sijua
Rajganj
Bhelatand
Sindri
Chasnalla
Malkera
Domgarh
Sonardih
Santaldih`,
  /**
   * From each to the next, from 8 N 68 E on: in 250ths of a degree north and east (200 m off at
   * most, less than a PIN code's middle is known), in base 36. Steps take half the room of places.
   */
  steps:
    '24y y0 -2 -9 8 8 -f -7 7 -7 c 7 -k f h 1 -j -m k -4 -t 3 15 1 -m 11 -p -11 x 15 5 -1 -f 3 -o -1g -3 5 1n -1 2 11 -1s -18 -5 9 25 3 -1 w 5 -q -2j c 2h k 1t8 ti b -8 -7 -4 6 l -6 6 -8 -3 j -t -r i u a -u -n l -c 1 18 e -c -15 -a h -q g 0 -j 1i -j -10 1h 0 -q 13 -r -p w -12 -f 1 x 9 -g 1k -10 -j 0 -z e -f -30i 3c -5 7 -1 -7 5 e 9 -e 0 b -j -8 a -c -9 n q -g -5 -7 -e -5 o l -7 f -v -t 11 0 -e -a 3 19 -k -1a -d w 1g -h -1i 1 i z 6 -1l -n f a 14 11 -1b -a 1h 1u8 21u 5 -1 1 8 -b -4 g -1 -8 -9 3 l -c -i 3 -4 h g -k 3 -5 -6 h -h a 7 -4 -6 2 p -p -l v 7 -1 9 -n -o i z -t -6 m -x d z -m -10 c 1a -u -o 1a -3 -1ug -1k6 6 8 -d -5 3 -7 d 4 -5 -7 -h a r 6 -p -e 6 -6 a -2 -m 9 6 -9 6 -4 b 18 -3 -1a -r k 17 -f -v -8 -e d 4 10 -8 -v 11 -r k c -1f -5 m -a -o 4 y -9 1wo -1g7 8 -5 -7 b c -5 -b -c -8 d n -6 -8 -a 4 r 2 -o -i -4 2 v 7 3 e -6 6 -j -x -f u 6 -1a g 1b -t c 15 2 -6 2 -8 -1 -b 5 m -1s -19 -a 1o o k -t -m -11z 142 -8 8 -3 -6 1 -7 f -1 0 g -l -5 5 9 l -c -c g -6 -v i 7 -6 o -4 -10 -8 14 k -7 -v -r z i -6 -k 0 z -u 0 14 -4 -7 9 a -13 -14 19 z -1h -d 1j h -b 71 -wi d -4 -d b -1 -e g f -o -9 p -b -7 -4 c 9 -r -8 7 x 3 -14 -b 11 -5 -r 12 3 4 6 -5 k -q c -6 1 14 -1d -c 1e h -j 3 -h -2 -f -11 -n -6 2d b 4 -1 -2y ip -5i -c 4 e -d 4 f -d -n -f n -7 7 k k -3 -1t r 1n -v 6 15 -i -l l -10 -1s 1q 9 -t 1y -19 -k n m -n -c 1g i h -6 zp 1en 6 e -c -h 9 -4 -8 o -5 -2 p a a -1g -2 1t -1l -1h r -q 1b 8 -2b 20 -b -m 4v -vy -7 -f 8 1 -i e 1 -a 4 k l -p -w d q -m -k -2 s 17 -s 6 0 e 19 -b -g -28 v p -n 2a -25 -t 32 -m -25 zo -8 -a 1 b d -a 3 7 -2 6 6 0 -4 9 -y -e 1 -j v 18 -1 -1s -13 1o -8 -a m v h b k -33 -141 -be -7 4 e 1 -9 8 -6 -2 -2 -d d -6 -g l s -d -q -b -f 8 1e b -a l -y -1i 1g 11 -a v -2 -28 q p 9g -m4 6 6 6 4 -j -f x -m e 1l -24 -1d -3 12 z -21 k6 1tz 6 7 -9 -d b k 4 -g -3 -8 -6 x -3 -16 r 16 j -v -k 1k e -26 6 8 7 18 -n x -8 7 s -n -hi -1il -6 -4 0 7 c -9 -k -6 i -4 -a u -c -a 0 -m 0 y l 7 -11 -5 3 a -7 -21 1i1 -9i a 1 -c 9 -6 -j 5 -a -9 i 1 7 b -x -c 5 5 -8 12 a -18 1d -f -o m t -i -1q f -h -o x 18 -11 -17 q 20 1a -25 -r 2d 7 -1z -1c 1z 1l -2c -15 p 25 o 3 -1l -1s -o9 f9 -2 t -n -1 r i -1j -n 27 m g -1v -2m 1v 16 -31 -xs -vn -a -1 5 -4 b 0 -6 -7 c -2 -1b o 15 -14 k m 4 16 3 -1w -j -e c 5 -s -c 1f 1d -hd 4e -7 -m -7 11 -g -8 x y -af -v 1m 3 -a -17 6 -d 3d -3g 4 6 3 -h 2 j -a -m i g -u -f u s -x a 1f -g -o -1i -1p 10 -3 h b -21 23 -2 -k -m i 8 1vi y2 -1b -p 1d 0 -t -f 13 11 -1z 8 1f -1d -1a c b 24 -h -2a 10 2i 14 -2o e 17 -1k 1n -2 -3g 10 38 -5c -45 4 j 11 -14 0 -a 9 1a -4 -1f -i 2b 8 -2q -3 -a -h -3 w 5 14 2r -1 q -c f p 1 -1vn -vg n1 -g8 -1 6 -k p -g -t -2 -6 2a -a -2f -o -b f 2d -n -21 2n lz 2bc -6 7 p 4 -l -l -4 18 p -1h i i -2 t 7 -n -1v 11 1s -1v -2a 12 27 -1b -1v -4 -2 2h 2h -1t -1r 2a 1j -k -bo mt 1 -7 -6 -5 6 -7 -b -1 2 -5 -b 6 -4 6 -5 6 -1 -8 5 v j -1f j 4 -q -5 -o 17 -2 -b u -12 -y 1d 10 -1k -1d 1y',
} as const;
