/**
 * All providers, in the order of the OpenAPI document. All of them are fictional. A row has two lines:
 * `slug | name | description | sign-in, or - for none | source type | types of its sources | days of history | features`, and its
 * resources, of which `+band` stands for a list that several providers share. The features are `zone` and `age` (what its data contain
 * besides measurements), `demo`, `plain` (no logo) and `refresh=N` (seconds; 3 by default).
 */
export const PROVIDERS = `
acme_watch | Acme Watch | Sports watch with activity, sleep, training and heart health. | oauth | device | watch | 90 | zone age demo
  +band +training +recovery vo2_max heart_rate_recovery_one_minute electrocardiogram electrocardiogram_voltage heart_rate_alert
acme_ring_v2 | Acme Ring | Ring for sleep and recovery, second generation of its interface. | oauth | device | ring | 180 | zone age demo
  profile activity steps calories_active +night +recovery sleep_breathing_disturbance workouts workout_duration
acme_scale_v2 | Acme Scale | Smart scale with body composition, second generation of its interface. | oauth | device | scale | 365 | zone
  profile +scale device
bramble_band | Bramble Band | Light fitness band for every day. | oauth | device | watch scale | 90 | zone age
  +band hrv respiratory_rate blood_oxygen weight device_legacy
cobble_watch_v3 | Cobble Watch | Outdoor watch for long tours, third generation of its interface. | oauth | device | watch chest_strap | 90 | zone
  +band +training hrv blood_oxygen uv_exposure vo2_max workout_swimming_stroke
dapple_bike | Dapple Bike | Indoor bike with live classes. | oauth | device | automatic chest_strap | 365 | zone
  profile +machine
emberline_run | Emberline Run | Running log that draws routes from the phone. | oauth | app | phone watch | 365 | zone
  profile +training heartrate distance calories_active
fernway_fit | Fernway Fit | Activity app that counts steps and floors on the phone. | oauth | app | phone | 30 | -
  activity steps distance floors_climbed calories_active calories_basal
glimmer_sleep_api | Glimmer Sleep | Mat under the mattress that follows breath and heart through the night. | oauth | device | automatic | 60 | -
  +night sleep_apnea_alert sleep_breathing_disturbance device
glucose_one_v3 | Glucose One | Continuous glucose monitor, third generation of its interface. | oauth | device | automatic manual_scan | 90 | zone
  profile +sensor carbohydrates insulin_injection note
hazelmere_rowing | Hazelmere Rowing | Rowing machine with distance, power and heart rate. | oauth | device | automatic | 365 | zone
  profile +machine
ivorydale_scale | Ivorydale Scale | Scale and blood pressure monitor that share one account. | oauth | device | scale cuff | 180 | -
  +scale +cuff body_temperature device
larkfoot_watch | Larkfoot Watch | Running watch with stress and recovery. | oauth | device | watch chest_strap scale | 90 | zone age
  +band +training +recovery vo2_max menstrual_cycle body weight
millpond_swim | Millpond Swim | Swimming log that counts lengths and strokes. | oauth | app | watch | 365 | zone
  profile workouts workout_distance workout_duration workout_swimming_stroke heartrate
oatfield_diary | Oatfield Diary | Food and drink diary. | oauth | app | app | 30 | -
  profile +table weight waist_circumference
pepperleaf_ring | Pepperleaf Ring | Ring for temperature and the menstrual cycle. | oauth | device | ring | 180 | zone
  +night menstrual_cycle basal_body_temperature body_temperature body_temperature_delta steps
quarrystone_climb | Quarrystone Climb | Climbing log for hall and rock. | oauth | app | phone watch | 365 | zone
  profile workouts workout_duration floors_climbed heartrate
glucose_two | Glucose Two | Flash glucose reader, read through the account of its owner. | password | device | manual_scan automatic | 90 | demo
  profile +sensor note carbohydrates insulin_injection
glucose_three_v2 | Glucose Three | Finger-prick meter that uploads to its maker's cloud. | password | device | fingerprick | 180 | -
  profile +sensor meal
alderbrook_bike | Alderbrook Bike | Connected bike for the living room. | password | device | automatic | 365 | zone
  profile +machine
birchmoor_scale | Birchmoor Scale | Family scale with one profile for each person. | password | device | scale | 365 | -
  profile +scale
candlewick_sleep | Candlewick Sleep | Bedside sleep tracker. | password | device | automatic | 90 | zone
  profile +night body_temperature_delta
driftmark_treadmill | Driftmark Treadmill | Treadmill with guided runs. | password | device | automatic | 365 | zone
  profile +machine steps distance
elmfold_cuff | Elmfold Cuff | Upper-arm blood pressure cuff. | password | device | cuff | 365 | -
  profile +cuff heart_rate_alert device
foxtail_meter | Foxtail Meter | Meter for blood fats, antibodies and glucose from one drop. | password | device | fingerprick | 365 | refresh=25
  glucose cholesterol ige igg device
granary_meals | Granary Meals | Meal planner that knows its recipes. | password | app | app | 60 | zone
  profile +table
harrowgate_pump | Harrowgate Pump | Insulin pump with its own glucose sensor. | password | device | automatic | 90 | refresh=25
  profile +sensor insulin_injection carbohydrates
kelpstone_oximeter | Kelpstone Oximeter | Finger clip for blood oxygen and pulse. | password | device | automatic | 30 | zone
  blood_oxygen heartrate respiratory_rate
lanternfish_run | Lanternfish Run | Running app with coaching by heart rate. | password | app | phone chest_strap | 365 | zone age
  profile workouts workout_stream workout_distance workout_duration heartrate steps distance vo2_max
marlstone_sensor | Marlstone Sensor | Glucose sensor whose readings are shared by an e-mail invitation. | email | device | automatic | 14 | -
  profile +sensor
nettlebed_clinic | Nettlebed Clinic | Clinic records, opened through the team's own application. | team_oauth | provider | unknown | 365 | zone age refresh=25
  profile body weight blood_pressure heartrate body_temperature respiratory_rate blood_oxygen electrocardiogram appointment
orchardgate_records | Orchardgate Records | Lab records, opened through the team's own application. | team_oauth | lab | unknown | 365 | zone age plain refresh=25
  profile connection order result match_review appointment cholesterol glucose ige igg
slate_phone_health | Slate Phone Health | Health store of a phone, with all that its watch and apps write into it. | sdk | app | watch phone multiple_sources | 90 | zone age demo refresh=8
  +band +training +recovery +table +phone
copper_phone_health | Copper Phone Health | Health store of a phone that collects from many apps. | sdk | app | phone watch multiple_sources | 30 | zone refresh=8
  +band +training +scale +table +cuff hrv blood_oxygen glucose menstrual_cycle vo2_max respiratory_rate wheelchair_push basal_body_temperature body_temperature
glucose_one_ble | Glucose One (Bluetooth) | Glucose monitor that the phone reads over Bluetooth. | sdk | ble | automatic | 14 | refresh=25
  +sensor
cuff_one_ble | Cuff One (Bluetooth) | Blood pressure cuff that the phone reads over Bluetooth. | sdk | ble | cuff | 30 | plain refresh=25
  +cuff device
scale_one_ble | Scale One (Bluetooth) | Scale that the phone reads over Bluetooth. | sdk | ble | scale | 30 | refresh=25
  weight fat body_mass_index device
tidewater_journal | Tidewater Journal | Journal of mood, notes and minutes of quiet. | app | app | app | 60 | zone plain
  mindfulness_minutes note stress_level sleep
umberly_water | Umberly Water | Log of water and caffeine with reminders. | app | app | app | 60 | zone
  water caffeine
willowmere_air | Willowmere Air | Spirometer and inhaler log for asthma. | app | app | app automatic | 90 | zone
  forced_expiratory_volume_1 forced_vital_capacity peak_expiratory_flow_rate inhaler_usage respiratory_rate note
manual | Manual entry | Values that the customer enters for a user; nothing to sign in to. | - | app | app | 30 | plain
  weight fat waist_circumference blood_pressure glucose heartrate body_temperature note water
`;

/** Resources that several providers share. */
export const BUNDLES = `
+band | profile activity steps calories_active calories_basal distance floors_climbed heartrate sleep sleep_stream hypnogram device
+training | workouts workout_stream workout_distance workout_duration
+recovery | hrv respiratory_rate blood_oxygen stress_level body_temperature_delta
+night | sleep sleep_stream hypnogram sleep_cycle heartrate hrv respiratory_rate
+scale | body weight fat body_mass_index lean_body_mass
+machine | workouts workout_stream workout_distance workout_duration heartrate calories_active
+cuff | blood_pressure heartrate
+sensor | glucose device
+table | meal water caffeine carbohydrates
+phone | stand_hour stand_duration wheelchair_push fall uv_exposure daylight_exposure handwashing mindfulness_minutes body weight fat body_mass_index lean_body_mass waist_circumference body_temperature basal_body_temperature menstrual_cycle blood_pressure glucose vo2_max heart_rate_recovery_one_minute electrocardiogram electrocardiogram_voltage afib_burden heart_rate_alert sleep_apnea_alert sleep_breathing_disturbance workout_swimming_stroke forced_expiratory_volume_1 forced_vital_capacity peak_expiratory_flow_rate inhaler_usage insulin_injection
`;
