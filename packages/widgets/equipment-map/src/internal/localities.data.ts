/**
 * Neighbourhoods of the thirty largest cities, for the map near by: name, thousandths of a degree north of 8 N and east of 68 E, a line each.
 * Data: GeoNames postal codes (https://www.geonames.org), CC BY 4.0, selected.
 */
export const localityLines = `Rajawadi|11078|4898
Vidyanagari|11073|4861
Sakinaka|11104|4891
Sion|11044|4864
Khar Delivery|11070|4835
Chakala Midc|11118|4865
Anushakti Nagar|11038|4925
Vikhroli|11109|4926
Mahim|11032|4841
Juhu|11111|4825
Parel|10995|4837
Motilal Nagar|11158|4838
Vashi|11073|4988
Mazgaon|10972|4840
Kopar Khairne|11104|5004
Ghansoli|11124|4998
Sanpada|11064|5011
Cumballa Hill|10968|4804
Girgaon|10956|4824
Kharodi|11192|4820
Balkum|11201|4970
Rajbhavan|10944|4794
Nariman Point|10924|4827
Borivali|11232|4840
Mumbra|11228|4966
Dahisar|11247|4862
Jnpt|10885|4913
Sandozbaugh|11239|4994
Indraprastha|20632|9240
Malka Ganj|20677|9209
Karol Bagh|20650|9194
Seelampur|20674|9276
Krishna Nagar|20646|9300
Patparganj|20614|9290
Ashok Vihar|20693|9171
Jungpura|20584|9243
Gokal Puri|20704|9283
Chanakya Puri|20584|9190
Punjabi Bagh|20668|9143
Jhilmil|20674|9320
Karawal Nagar|20726|9273
Andrewsganj|20564|9232
Maya Puri|20632|9126
Saraswati Vihar|20697|9127
Khora|20620|9346
Hauz Khas|20546|9201
Burari|20757|9198
Vasundhra|20653|9357
Kalkaji|20543|9258
Paschim Vihar|20670|9102
Nangal Raya|20611|9109
Samai Pur|20744|9145
Sahibabad|20679|9366
Sarita Vihar|20535|9291
Vasant Kunj|20534|9153
Palam Village|20591|9091
Chickpet|4969|9573
Adugodi|4948|9602
Basavanagudi|4945|9573
Agram|4964|9629
Malleswaram|5000|9571
Fraser Town|5001|9616
Jayanagar|4924|9586
Hampinagar|4965|9538
Koramangala|4927|9627
Msrit|5030|9564
Nandinilayout|5011|9536
Nagarbhavi|4955|9516
Sahakaranagar|5052|9599
Horamavu|5025|9660
Subramanyapura|4899|9544
Kannamangala|5047|9545
Viswaneedam|4991|9503
Doorvaninagar|5004|9683
Rv Niketan|4925|9499
Begur|4870|9627
Vidyaranyapura|5079|9560
Anjanapura|4862|9564
Bellandur|4936|9706
Ullalu Upanagar|4958|9476
Thalaghattapura|4868|9538
Carmelram|4908|9696
Nagasandra|5057|9508
Virgonagar|5018|9718
Middleton Row|14551|20353
Bhawanipore|14573|20347
Narkeldanga|14576|20380
Ballygunge|14531|20365
Hatkhola|14597|20361
Sibpur|14565|20325
Purbachal|14574|20406
Alipore|14526|20338
Khiddirpore|14539|20319
Belgachia|14606|20384
Vip Nagar|14526|20395
Dhakuria|14509|20371
Kona|14574|20303
Liluah|14617|20333
Dasnagar|14599|20309
Bangur Avenue|14609|20407
Sahapur|14507|20323
Belur Math|14630|20354
Sinthee|14629|20387
Haripal|14534|20291
Aswini Nagar|14608|20431
Mukundapur|14491|20406
Jagacha|14580|20275
Dumdum|14632|20416
Bartala|14544|20270
Gouranganagar|14591|20454
Bansdroni|14473|20361
Uttarpara|14655|20348
Vepery|5090|12259
Rayapuram|5112|12292
Tiruvallikeni|5060|12274
Chetput|5070|12243
Vyasarpadi|5123|12261
Aynavaram|5102|12230
Mylapore|5036|12272
Tondiarpet|5142|12296
Saidapet|5045|12238
Arumbakkam|5067|12215
Villivakkam|5108|12208
Kotturpuram|5021|12243
Saligramam|5043|12206
Adambakkam|5067|12192
Choolaimedu|5110|12369
Padi|5099|12184
Besantnagar|4993|12265
Pozhal|5163|12203
Porur|5040|12173
Velacheri|4983|12222
Tiruvanmiyur|5002|12369
Perungudi|4968|12245
Tirumullaivoyal|5115|12137
Redhills|5196|12183
Madipakkam|4993|12163
Thiruverkadu|5079|12125
Polichalur|4985|12139
Kamarajnagar|5119|12104
Behrampura|15010|4587
Navjivan|15039|4569
Rajpur Gomtipur|15013|4612
Shahibag|15059|4592
Manekbag|15015|4543
Isanpur|14983|4597
Ranip|15075|4572
Memnagar|15045|4532
Saijpur Bogha|15059|4638
Ghatlodia|15069|4543
Juhapura|14995|4528
Vastral|15005|4653
Nikol|15034|4662
Sardarnagar|15087|4639
Digvijaynagar|15112|4564
Sarkhej|14981|4502
Dehgam|15100|4530
Aslali|14915|4593
Santej|15102|4475
Koba|15150|4641
Uvarsad|15160|4614
Adalaj|15168|4585
Shantigram|15164|4540
Kudasan|15182|4629
Changodar|14929|4448
Nandej|14889|4686
Chhipdi|14984|4766
Kanij|14868|4679
Humayunnagar|9399|10448
Charminar|9369|10478
Bahadurpura|9357|10456
Hyderguda|9362|10427
Golconda|9420|10425
Narsingi|9419|10490
Falaknuma|9337|10469
Saidabad|9356|10505
Begumpet|9439|10458
Amberpet|9392|10520
Hydershahkote|9366|10395
Yousufguda|9442|10424
Sitaphalmandi|9418|10519
Manikonda|9402|10377
Saroornagar|9367|10537
Nehrunagar|9448|10508
Rajendranagar|9323|10400
Bowenpally|9466|10473
Cyberabad|9442|10391
Lallaguda|9439|10531
Meerpet|9321|10531
Trimulgherry|9478|10515
Ie Moulali|9453|10554
Kukatpally|9493|10397
Vanasthalipuram|9332|10574
Kothaguda|9471|10363
Boduppal|9420|10585
Sainikpuri|9490|10541
Swargate|10500|5861
Range Hills|10552|5843
Wanowarie|10501|5886
Navsahyadri|10494|5830
Yerwada|10560|5892
Dhankawadi|10465|5855
Aundh|10563|5813
Armament|10537|5795
Dapodi|10582|5834
Warje|10476|5798
Hadapsar|10503|5932
Bavdhan|10517|5772
Mohamadwadi|10471|5922
Vadgaon Budruk|10451|5812
Kasarwadi|10604|5826
Bhosarigoan|10620|5848
Lohogaon|10598|5927
Manjari Farm|10496|5976
Phursungi|10472|5979
Chinchwadgaon|10630|5782
Vagholi|10582|5982
Charholi|10653|5907
Moshi|10665|5841
Akurdi|10654|5781
Pirangut|10509|5689
Loni Kalbhor|10484|6027
Theur|10526|6044
Paud|10523|5619
Sarthana|13215|4827
Udhna|13170|4843
Rander|13222|4794
Amroli|13240|4853
Bhatha|13187|4762
Bhestan|13130|4853
Sachin|13100|4879
Umbhel|13180|4962
Kribhconagar|13167|4701
Kholvad|13276|4934
Chalthan|13151|4959
Sayan|13317|4887
Vav Kathodara|13230|4971
Dumas|13088|4715
Olpad|13337|4752
Tadkeshwar|13221|5034
Dabhel|13040|4950
Sevni|13132|5042
Vesma|13040|4990
Orna|13246|5062
Ghala|13317|5038
Anwarganj|18457|12333
Ganga Ghat|18480|12387
Barra|18434|12318
Hns Nagar|18467|12303
Shiwans Tanney|18437|12400
Harjinder Nagar|18415|12393
Magarwara|18516|12431
Mandhana|18555|12224
Achalganj|18548|12484
Bidhnoo|18320|12273
Sachendi|18427|12168
Chaubepur|18617|12200
Sarsaul|18283|12487
Narwal|18242|12400
Shastri Nagar|18940|7801
Vaishali Nagar|18912|7740
Jhotwara|18945|7743
Gandhi Nagar|18873|7799
Mansarovar|18876|7760
Jawahar Nagar|18891|7841
Murlipura|18976|7740
Durgapura|18847|7793
Govindpura|18953|7703
Bhankrota|18872|7698
Amer|18983|7867
Jamdoli|18870|7892
Kanota|18872|7947
Kookas|19051|7906
Kalwad|18988|7584
Jahota|19110|7684
Jamwaramgarh|19021|8011
Watika|18710|7895
Morija|19152|7808
Nagram|18845|12946
Alambagh|18813|12905
Dilkusha|18818|12949
Lucknow Chowk|18868|12908
Niralanagar|18879|12936
Mahanagar|18874|12960
Vikas Nagar|18896|12959
Indira Nagar|18878|12996
Sgpgi|18744|12939
Sarojini Nagar|18748|12864
Chinhat|18874|13038
Kakori|18869|12785
Gurbuxganj|18710|13025
Mohanlalganj|18682|12982
Gosainganj|18767|13108
Satrikh|18835|13151
Malihabad|18917|12708
Wadi|13152|11069
Ajni|13123|11085
Jaripatka|13180|11090
Bagadganj|13146|11121
Ayodhya Nagar|13119|11112
Khamla|13111|11061
Vayusena Nagar|13165|11035
Mhalginagar|13099|11122
Godhani|13212|11069
Jaitala|13109|11022
Khapari|13050|11058
Koradi Tps|13248|11099
Bhilgaon|13208|11184
Hingna|13072|10968
Khaperkheda|13279|11115
Kanhan Pipri|13241|11240
Kalmeshwar|13230|10920
Patansaongi|13334|11019
Sudama Nagar|14695|7836
Kasturbagram|14720|7860
Nanda Nagar|14744|7877
Indore Cat|14669|7814
Hatod|14800|7730
Manglia|14858|7955
Mhow|14551|7762
Simrol|14539|7911
Betma|14680|7620
Saristabad|17583|17118
Kadamkuan|17610|17149
Beur More|17572|17095
Mahendru|17618|17176
Sadaquat Ashram|17633|17114
Ashiananagar|17621|17080
Gulzarbagh|17597|17211
Patna Sectt|17582|17044
Anzanpeer Chok|17692|17211
Nayagaon|17766|17086
Bidupur Rs|17688|17313
Dighwara|17745|16999
Sitalpur|17768|17034
Patepur|17796|17209
Chaksikandar|17703|17339
Balukaram|17674|17366
Sarai|17784|17277
Sikandri Sarai|15264|9414
Vidya Vihar|15240|9400
Arera Hills|15241|9427
Nariyalkheda|15288|9394
Suraj Nagar|15209|9370
Bairagarh|15280|9350
Bhel|15240|9470
Trilanga|15192|9433
Neelbad|15194|9344
Bag Mungalia|15192|9480
Kokta|15275|9507
Misord|15130|9490
Ayodhaya Nagar|15140|9530
Bilkisganj|15114|9235
Millerganj|22893|7867
Basti Jodhewal|22932|7872
Focal Point|22884|7909
Basant Avenue|22859|7832
Rajguru Nagar|22880|7791
Gill|22845|7863
Lohora|22848|7891
Ayali Kalan|22892|7760
Lalton Kalan|22844|7780
Baddowal|22862|7747
Phillaur|23016|7787
Sanehwal|22838|7983
Ghawaddi|22781|7890
Kohara|22867|8003
Jodhan|22795|7756
Dakha|22856|7690
Kila Raipur|22762|7821
Hambran|22936|7670
Narangwal|22763|7775
Urapar|23051|7961
Dehlon|22744|7852
Apra|23084|7878
Mohie|22802|7688
Moron|23084|7916
Gujjarwal|22747|7752
Katani Kalan|22849|8060
Koom Kalan|22944|8070
Ghungrana|22717|7815
Dayal Bagh|19224|10011
Jeonti|19216|10126
Kishni|19124|10124
Etmadpur|19232|10196
Kurra|19012|10102
Barhan|19330|10190
Bisawar|19393|9925
Bhadrauli|19018|10194
Achhnera|19182|9757
Karelibaug|14318|5198
Manjalpur|14278|5195
Akota|14300|5180
Chhani Rd|14342|5179
Subhanpura|14321|5154
Bajwa|14366|5142
Sankheda|14179|5242
Khambholej|14342|5081
Sokhda|14423|5166
Jarod|14439|5334
Vasad|14453|5065
Anklav|14378|5006
Kantharia|14425|5029
Bamangam|14310|4980
Tilakwada|14516|5177
Panchvati|12014|5810
Dwarka Corner|11988|5721
Sawarkar Nagar|11962|5868
Devlali|11897|5837
Chandori|12028|5971
Shivajinagar|10528|5850
Chakan|10761|5860
Dehu|10721|5687
Vadgaon|10742|5636
Katemanivali|11228|5141
Shahad|11245|5163
Saravali|11258|5097
Mohone|11266|5173
Vishnunagar|11222|5083
Dandekarwadi|11298|5148
Manpada|11178|5087
Manda|11297|5202
Kulgaon|11163|5240
Padgha|11366|5175
Kasarvadavali|11272|4962
Kalamboli Node|11027|5105
Kharghar|11014|5171
Nehru Nagar|11060|4880
Juchandra|11360|4873
Uttan|11282|4786
Papdi|11354|4814
Modipuram|21070|9720
Mohiuddinpur|20884|9619
Dabathwa|21080|9620
Jani|20965|9561
Daurala|21122|9707
Kharkhauda|20835|9741
Rasulpur Rohta|21038|9544
Govindpuri|20856|9591
Machhara|20900|9896
Modi Nagar|20830|9570
Hastinapur|20978|9927
Sarurpur Khurd|21134|9545
Sakoti Tanda|21191|9717
Parikshitgarh|20970|9952
Baleni|20959|9458
Lawar|21102|9918
Ballabgarh|20338|9323
Tigaon|20350|9400
Sangam Vihar|20500|9240
Ignou|20501|9200
Maharshi Nagar|20534|9385
Mehrauli|20518|9179
Gurjinder Vihar|20446|9510
Arjungarh|20479|9120
Haillymandi|20467|9081
Sohna|20400|9067
Kapashera|20529|9087
Govindpuram|20686|9484
Hindon Nagar|20683|9589
Dhaulana|20635|9650
Pilkhuwa|20734|9651
Karjat|10996|5123
Dhuva|14314|2788
Rajkot Bedipara|14307|2811
Kasturbadham|14227|2910
Veraval Shapar|14165|2795
Sapar Veraval|14156|2771
Gomta|14483|2731
Lodhika|14135|2635
Mengni|14092|2696
Paddhari|14434|2603
Sardhar|14141|2984
Mahmoorganj|17304|14982
Dhanapur|17281|15013
Sarnath|17379|15027
Bhulanpur Pac|17294|14943
Sadalpura|17281|15119
Harhua|17380|14908
Sahupuri|17453|14980
Chaubeypur|17444|15098
Cholapur|17474|15005
Sakaldiha|17205|15152
Mangari|17459|14884
Adalhat|17132|15035
Babatpur Ad|17449|14847
Jakhini|17180|14830
Baburi|17172|15189
Sindhora|17530|14930
Naugarh|17276|15258
Tanda Kalan|17494|15178
Saraidhela|15816|18460
Topchanchi|15820|18430
Jitpur|15797|18413
Shramik Nagar|15819|18384
Kusunda|15775|18381
Bansjora|15784|18358
Moonidih|15740|18385
Bhaga|15725|18408
Khasjeena Gora|15702|18433
Jamadoba|15700|18402
Baliapur|15719|18525
Sijua|15797|18320
Rajganj|15871|18337
Bhelatand|15770|18317
Sindri|15674|18489
Chasnalla|15665|18445
Malkera|15783|18293
Domgarh|15650|18488
Sonardih|15790|18263
Santaldih|15597|18546`;
